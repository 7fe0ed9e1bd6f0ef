import type { RouteMatchCallback, WorkboxPlugin } from 'workbox-core'
import { CacheFirst } from 'workbox-strategies'
import { pathHere } from '#kit/base.ts'

/** The cache of product pictures: a limited number, each fresh for a day. */
const [NAME, MOST, DAY_MS] = ['pictures', 60, 86_400_000]
/** The size limit in bytes; larger pictures are not cached. */
const LARGEST = 60_000

export const isPicture: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && pathHere(url.pathname).startsWith('/beeld/')

/** True when younger than a day. Without a date a picture counts as old. */
const isFresh = ({ headers }: Response): boolean => Date.now() - Date.parse(headers.get('date') ?? '') < DAY_MS

const isKept = async (answer: Response): Promise<boolean> =>
  answer.ok &&
  answer.headers.get('content-type')?.startsWith('image/') === true &&
  (await answer.clone().arrayBuffer()).byteLength <= LARGEST

const kept = (request: Request) => caches.match(request, { cacheName: NAME })

/** Not Workbox's ExpirationPlugin: that deletes old pictures, and keeps a database outside the storage registry. */
const rules: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse }) => (cachedResponse && isFresh(cachedResponse) ? cachedResponse : null),
  // An old picture is refetched, and still used when that fails.
  fetchDidSucceed: async ({ request, response }) => (response.ok ? response : ((await kept(request)) ?? response)),
  handlerDidError: async ({ request }) => kept(request),
  cacheWillUpdate: async ({ response }) => ((await isKept(response)) ? response : null),
  async cacheDidUpdate() {
    const cache = await caches.open(NAME)
    const all = await cache.keys() // the oldest come first
    await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)))
  },
}

export const pictures = new CacheFirst({ cacheName: NAME, plugins: [rules] })
