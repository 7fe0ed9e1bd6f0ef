import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'

/** Pictures of what is sold (decisions D9): kept when they were shown, at most so many, each a day as it is. */
const [NAME, MOST, DAY_MS] = ['pictures', 60, 86_400_000]
/** Bytes of one. A larger one is shown, and not kept. */
const LARGEST = 60_000

export const isPicture: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/beeld/')

/** Did it come less than a day ago? What does not say when it came is old. */
const isFresh = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < DAY_MS

const isKept = async (answer: Response): Promise<boolean> =>
  answer.ok &&
  answer.headers.get('content-type')?.startsWith('image/') === true &&
  (await answer.clone().arrayBuffer()).byteLength <= LARGEST

const kept = (request: Request) => caches.match(request, { cacheName: NAME })

/** Workbox's own plugin for this deletes a picture that is old, and keeps a database outside the registry of what rests on the device. */
const rules: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse && isFresh(cachedResponse) ? cachedResponse : null),
  // An old one stands in when the server fails, or nobody answers.
  fetchDidSucceed: async ({ request, response }) => (response.ok ? response : ((await kept(request)) ?? response)),
  handlerDidError: async ({ request }) => kept(request),
  cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null),
  async cacheDidUpdate() {
    const cache = await caches.open(NAME)
    const all = await cache.keys() // the newest stand last
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)))
  },
}

export const pictures = new CacheFirst({ cacheName: NAME, plugins: [rules] })
