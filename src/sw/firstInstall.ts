import * as v from 'valibot'
import { cacheNames, type WorkboxPlugin } from 'workbox-core'
import { addPlugins, type PrecacheEntry } from 'workbox-precaching'
import { onHost } from '#kit/base.ts'

/**
 * One file with the scripts and styles of the build, by their address, except those of every start (`vite/worker.ts`). Workbox alone would
 * fetch some 350 files one after another.
 */
const ARCHIVE = onHost('/install.json')
const Archive = v.record(v.string(), v.string())
/** With fewer missing files than this, fetching each of them takes less than the whole archive. */
const MANY = 100

const typeOf = (url: string) => (url.endsWith('.css') ? 'text/css' : 'text/javascript')

const openCache = () => caches.open(cacheNames.precache)

/** Puts the files of the archive in the cache if many are missing there. Their integrity is checked afterwards (`whole.ts`). */
export async function unpack(entries: readonly PrecacheEntry[]): Promise<void> {
  const cache = await openCache()
  const known = new Set((await cache.keys()).map(({ url }) => url))
  const missing = entries.filter(({ url }) => !known.has(new URL(url, self.location.href).href))
  if (missing.length < MANY) return
  const files = v.parse(Archive, await (await fetch(ARCHIVE)).json())
  await Promise.all(
    missing.map(async ({ url }) => {
      const text = files[url]
      if (text !== undefined)
        await cache.put(url, new Response(text, { headers: { 'Content-Type': `${typeOf(url)}; charset=utf-8` } }))
    }),
  )
}

/**
 * Fills the cache from the archive before Workbox installs. Workbox then fetches only what is missing or damaged, so a failure here costs
 * nothing but time.
 */
export function installAtOnce(entries: readonly PrecacheEntry[]): void {
  let unpacked: Promise<void> | undefined
  self.addEventListener('install', () => {
    unpacked = unpack(entries).catch(() => undefined)
  })
  const afterUnpacking: WorkboxPlugin = {
    async cachedResponseWillBeUsed({ cachedResponse, request, event }) {
      if (cachedResponse || event.type !== 'install') return cachedResponse
      await unpacked
      return (await openCache()).match(request)
    },
  }
  addPlugins([afterUnpacking])
}
