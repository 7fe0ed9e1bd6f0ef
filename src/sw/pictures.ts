import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core'

/** The cache of product pictures: a limited number, each fresh for a day. */
const [NAME, MOST, DAY_MS] = ['pictures', 60, 86_400_000]
/** The size limit in bytes; larger pictures are not cached. */
const LARGEST = 60_000

export const isPicture: RouteMatchCallback = ({ url, request, sameOrigin }) =>
  sameOrigin && request.method === 'GET' && url.pathname.startsWith('/beeld/')

/** True when younger than a day. Without a date a picture counts as old. */
const isFresh = ({ headers }: Response, now: number): boolean => now - Date.parse(headers.get('date') ?? '') < DAY_MS

async function keep(cache: Cache, request: Request, answer: Response): Promise<void> {
  if (!answer.headers.get('content-type')?.startsWith('image/')) return
  if ((await answer.clone().arrayBuffer()).byteLength > LARGEST) return
  await cache.delete(request) // reinserted at the end, so that the oldest come first
  await cache.put(request, answer)
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST)).map((oldest) => cache.delete(oldest)))
}

/** Cache first. An old picture is refetched, and still used when that fails. */
export const picture: RouteHandlerCallback = async ({ event, request }) => {
  const cache = await caches.open(NAME)
  const kept = await cache.match(request)
  if (kept && isFresh(kept, Date.now())) return kept
  const answer = await fetch(request).catch(() => null)
  if (!answer?.ok) return kept ?? answer ?? Response.error()
  // With full storage the picture still shows, uncached.
  event.waitUntil(keep(cache, request, answer.clone()).catch(() => undefined))
  return answer
}
