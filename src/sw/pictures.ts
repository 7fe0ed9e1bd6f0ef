import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'

/** Pictures of what is sold (decisions D9): kept when they were shown, at most so many, each a day as it is. */
const [NAME, MOST, DAY_MS] = ['pictures', 60, 86_400_000]
/** Bytes of one. A larger one is shown, and not kept. */
const LARGEST = 60_000

export const isPicture: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/beeld/')

/** Did it come less than a day ago? What does not say when it came is old. */
const isFresh = ({ headers }: Response, now: number): boolean => now - Date.parse(headers.get('date') ?? '') < DAY_MS

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('image/')) return
  if ((await answer.clone().arrayBuffer()).byteLength > LARGEST) return
  await cache.delete(request) // the newest stand last
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)))
}

/** From the cache first; an old one is asked for anew, and stands in when that fails. */
export const picture: RouteHandlerCallback = async ({ event, request }) => {
  const cache = await caches.open(NAME)
  const kept = await cache.match(request)
  if (kept && isFresh(kept, Date.now())) return kept
  const answer = await fetch(request).catch(() => null)
  if (!answer?.ok) return kept ?? answer ?? Response.error()
  // Full storage keeps no picture, and shows it all the same.
  event.waitUntil(keep(cache, request, answer.clone()).catch(() => undefined))
  return answer
}
