import { cacheNames, type RouteHandlerCallback, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, createHandlerBoundToURL, getCacheKeyForURL, type PrecacheEntry } from 'workbox-precaching'

export type PrecachedFile = PrecacheEntry & { integrity?: string }

const integrities = new Map<string, string>()

/** True when the file equals the build's, bit for bit. */
async function isWhole(response: Response, integrity: string): Promise<boolean> {
  try {
    const digest = await crypto.subtle.digest('SHA-384', await response.arrayBuffer())
    return integrity === `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  } catch {
    return false // unreadable
  }
}

/** Reads the file separately, so that the original response is served untouched and the browser finds its compiled code. */
async function isKeptWhole(cacheKey: string): Promise<boolean> {
  const integrity = integrities.get(cacheKey)
  if (integrity === undefined) return true
  const kept = await (await caches.open(cacheNames.precache)).match(cacheKey)
  return kept !== undefined && isWhole(kept, integrity)
}

/** Makes Workbox treat a damaged file as missing: it is fetched and cached again. */
const asIfMissing: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, request }) =>
    cachedResponse && (await isKeptWhole(request.url)) ? cachedResponse : null,
}

/** Stops serving damaged copies of these files. */
export function serveWhole(entries: readonly PrecachedFile[]): void {
  for (const { url, integrity } of entries) {
    const cacheKey = getCacheKeyForURL(url)
    if (cacheKey !== undefined && integrity !== undefined) integrities.set(cacheKey, integrity)
  }
  addPlugins([asIfMissing])
}

/** Serves this file with its integrity, without which a refetched file would not be cached. */
export function kept({ url, integrity }: PrecachedFile): RouteHandlerCallback {
  const answer = createHandlerBoundToURL(url)
  return (options) => answer({ ...options, params: { ...options.params, integrity } })
}

/**
 * Refetches evicted and damaged files. Returns how many were replaced. Never fails: a file that cannot be fetched is left for the next
 * time.
 */
export async function mend(entries: readonly PrecachedFile[], event: ExtendableEvent): Promise<number> {
  const mendOne = async (entry: PrecachedFile): Promise<number> => {
    if (await isKeptWhole(getCacheKeyForURL(entry.url) ?? '')) return 0
    const url = new URL(entry.url, self.location.href)
    return kept(entry)({ url, request: new Request(url), event }).then(
      ({ ok }) => (ok ? 1 : 0),
      () => 0,
    )
  }
  const mended = await Promise.all(entries.map(mendOne))
  return mended.reduce((sum, one) => sum + one, 0)
}
