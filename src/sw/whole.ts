import { cacheNames, type RouteHandlerCallback, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'

/** A file that the build lists, with its integrity. */
export type Entry = PrecacheEntry & { integrity?: string }

/** The integrity of each file by its address in the cache. */
const integrities = new Map<string, string>()

/** Is this what was built, bit for bit? */
async function isWhole(response: Response, integrity: string): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
    return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  } catch {
    return false // it cannot be read at all
  }
}

/**
 * Reads the file a second time: the answer itself stays as it came from the cache, so that the browser finds the compiled code that belongs
 * to it.
 */
async function isKeptWhole(cacheKey: string): Promise<boolean> {
  const integrity = integrities.get(cacheKey)
  if (integrity === undefined) return true
  const kept = await (await caches.open(cacheNames.precache)).match(cacheKey)
  return kept !== undefined && isWhole(kept, integrity)
}

/** For Workbox a damaged file is as one that is not there: it is fetched anew, and kept. */
const asIfMissing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && (await isKeptWhole(request.url)) ? cachedResponse : null,
}

/** From now on no damaged file of these is served. */
export function serveWhole(entries: readonly Entry[]): void {
  for (const { url, integrity } of entries) {
    const cacheKey = getCacheKeyForURL(url)
    if (cacheKey !== undefined && integrity !== undefined) integrities.set(cacheKey, integrity)
  }
  addPlugins([asIfMissing])
}

/** Answers with this file, with its integrity: without that, one that is fetched anew would not be kept. */
export function kept({ url, integrity }: Entry): RouteHandlerCallback {
  const answer = createHandlerBoundToURL(url)
  return (options) => answer({ ...options, params: { ...options.params, integrity } })
}

/**
 * Fetches anew what the browser has evicted and what is damaged. Answers how many files were replaced. Never fails: what cannot be had is left
 * for another time.
 */
export async function mend(entries: readonly Entry[], event: ExtendableEvent): Promise<number> {
  const mendOne = async (entry: Entry): Promise<number> => {
    if (await isKeptWhole(getCacheKeyForURL(entry.url) ?? '')) return 0
    const url = new URL(entry.url, self.location.origin)
    return kept(entry)({ url, request: new Request(url), event }).then(
      ({ ok }) => (ok ? 1 : 0),
      () => 0,
    )
  }
  const mended = await Promise.all(entries.map(mendOne))
  return mended.reduce((sum, one) => sum + one, 0)
}
