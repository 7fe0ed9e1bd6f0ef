import { cacheNames, clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { checkBuild } from './build.ts'
import type { ToWorker } from './messages.ts'
import type { InstallEvent } from './staticRouting.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

// Server paths, and addresses of files: those are never a screen.
const NOT_A_SCREEN = [/^\/(?:api|auth|demo|csp-report|\.well-known)(?:\/|$)/, /\/[^/]+\.[^/]+$/]
const LOGIN = [/^\/(?:inloggen|loginsso)\/?$/i]

/** Each with its integrity, as the build lists them. */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')
const entryOf = (file: string) => entries.find(({ url }) => url === file)

/** Answers with this file. Its integrity goes with it: without that, one that was evicted would be fetched anew and not kept. */
function kept(file: string): RouteHandlerCallback {
  const answer = createHandlerBoundToURL(file)
  const integrity = entryOf(file)?.integrity
  return (options) => answer({ ...options, params: { ...options.params, integrity } })
}

cleanupOutdatedCaches()
// Every entry carries its integrity: a tampered or half uploaded file fails the install, an evicted one is fetched anew.
precacheAndRoute(entries)
registerRoute(new NavigationRoute(kept('inloggen.html'), { allowlist: LOGIN }))
registerRoute(new NavigationRoute(kept('kept.html'), { denylist: [...NOT_A_SCREEN, ...LOGIN] }))

/** The page from the home screen, once more under its own address, in a cache of this version alone. */
const START = '/'
const STARTS = 'start-'
const startCache = `${STARTS}${entryOf('kept.html')?.revision}`

/** Not by way of the precache: while the worker installs that would ask for it without its integrity. */
async function keepStart(): Promise<void> {
  const cache = await caches.open(startCache)
  if (await cache.match(START)) return
  await cache.put(START, await fetch('/kept.html', { integrity: entryOf('kept.html')?.integrity ?? '', cache: 'no-cache' }))
}

/**
 * What the browser does without this worker, which takes it as long to start as the page itself: the start page and what hangs on it come
 * from the cache, and what only a server can answer goes there. What is not in the cache comes from the network; `mend` keeps it again.
 */
self.addEventListener('install', (event: InstallEvent) => {
  event.waitUntil(keepStart())
  const routed = event.addRoutes?.([
    { condition: { urlPattern: { pathname: START, search: '' }, requestMode: 'navigate' }, source: { cacheName: startCache } },
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: cacheNames.precache } },
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/auth/*' } }, source: 'network' },
  ])
  // A browser that refuses these rules starts the worker, as others do.
  if (routed) event.waitUntil(routed.catch(() => undefined))
})

self.addEventListener('activate', (event) => {
  const forgetOthers = async () => {
    const others = (await caches.keys()).filter((name) => name.startsWith(STARTS) && name !== startCache)
    await Promise.all(others.map((name) => caches.delete(name)))
  }
  event.waitUntil(forgetOthers())
})

/** Keeps again what the browser has evicted. */
async function mend(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(cacheNames.precache)
  const there = new Set((await cache.keys()).map(({ url }) => url))
  const missing = entries.filter(({ url }) => !there.has(getCacheKeyForURL(url) ?? ''))
  const ask = (file: string) => {
    const url = new URL(file, self.location.origin)
    return kept(file)({ url, request: new Request(url), event })
  }
  await Promise.all([...missing.map(({ url }) => ask(url)), keepStart()])
}

// The page of the first visit is served from here as soon as everything is there: it may lose its network in a minute.
clientsClaim()

// No skipWaiting by itself: a page keeps the version that it started with until the customer says so.
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | undefined // only our own pages can reach this worker
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message?.type === 'CHECK_BUILD') event.waitUntil(checkBuild(self.registration))
  if (message?.type === 'MEND') event.waitUntil(mend(event).catch(() => undefined)) // without a network: at the next start
})
