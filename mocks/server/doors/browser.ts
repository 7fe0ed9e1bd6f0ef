import { createStore, promisifyRequest } from 'idb-keyval'
import { getResponse } from 'msw/utils/get-response'
import { nameHere } from '#kit/base.ts'
import { provider } from '#kit/provider.ts'
import { refusal } from '../answers.ts'
import { type Browser, type Door, endIfOver, newBrowser } from '../browsers.ts'
import { cookieIn, takeCookies, USER_COOKIE } from '../cookies.ts'
import { createHandlers } from '../handlers.ts'
import type { Latency } from '../pause.ts'
import { isForBackend } from './isForBackend.ts'

/** The same answer with the addresses of its pictures in the folder of the site. */
async function inFolder(response: Response, folder: string): Promise<Response> {
  const text = await response.text()
  return new Response(response.status === 204 ? null : text.replaceAll('"/beeld/', `"${folder}/beeld/`), response)
}

export type Store = { load: () => Promise<Browser | undefined>; save: (browser: Browser) => Promise<void> }

export function indexedDbStore(): Store {
  const store = createStore(nameHere(`${provider.slug}-demo`), 'world')
  /** Committed at once, as in src/platform/storage/idb. */
  const asked = <Value>(request: IDBRequest<Value>) => {
    request.transaction?.commit()
    return promisifyRequest(request)
  }
  return {
    load: () => store('readonly', (rows) => asked<Browser | undefined>(rows.get('browser'))),
    save: (browser) => store('readwrite', async (rows) => void (await asked(rows.put(browser, 'browser')))),
  }
}

/**
 * The door of a demo without a server: a `fetch` that answers API calls inside the page with the same handlers. There is only one browser,
 * so no cookie identifies it; a page could not send or receive one either. Cookies that the app reads itself (`usr`, `demo-clock`) are
 * written to `page.cookie`, which is `document.cookie`. Other requests go to `network`.
 */
export function pageFetch({
  store,
  page,
  network = fetch,
  latency = 'seeded',
  clock = Date.now,
  folder = '',
}: {
  store: Store
  page: { cookie: string }
  network?: typeof fetch
  latency?: Latency
  clock?: () => number
  /** The folder of the site on its host: pictures in answers stand there, and cookies belong to it. */
  folder?: string
}): typeof fetch {
  let [browser, isKnown] = [newBrowser(), false]
  const door: Door = {
    links: new Map(),
    visitOf(_, real) {
      endIfOver(browser, real)
      return { browser, sid: browser.sessions.at(-1)?.sid ?? null, flags: cookieIn(page.cookie, USER_COOKIE) }
    },
    browsers: () => [browser],
    keep() {
      isKnown = true
    },
    give(response) {
      for (const line of takeCookies(response))
        if (!line.includes('HttpOnly')) page.cookie = line.replace('Path=/', `Path=${folder}/`)
      return response
    },
  }
  const handlers = createHandlers({ door, latency, clock })

  let [underWay, loading] = [0, Promise.resolve()]
  /** Reloads the world whenever this page has no call in progress: another tab may have changed it. */
  const load = async () => {
    const rested = await store.load()
    // A world that an earlier build kept may lack what this one knows.
    if (rested) [browser, isKnown] = [{ ...newBrowser(), ...rested }, true]
  }

  return async (input, init) => {
    const request = new Request(input, init)
    if (!isForBackend(new URL(request.url).pathname)) return network(request)
    if (underWay === 0) loading = load()
    underWay += 1
    try {
      await loading
      const response = (await getResponse(handlers, request)) ?? refusal(404, 'Not Found')
      if (isKnown) await store.save(browser)
      request.signal.throwIfAborted()
      if (response.type === 'error') throw new TypeError('Failed to fetch')
      return folder === '' ? response : await inFolder(response, folder)
    } finally {
      underWay -= 1
    }
  }
}
