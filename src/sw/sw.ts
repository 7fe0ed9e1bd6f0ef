import { clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { cleanupOutdatedCaches, createHandlerBoundToURL, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { checkBuild } from './build.ts'
import type { ToWorker } from './messages.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecacheEntry | string)[] }

// Server paths, and addresses of files: those are never a screen.
const NOT_A_SCREEN = [/^\/(?:api|auth|demo|csp-report|\.well-known)(?:\/|$)/, /\/[^/]+\.[^/]+$/]
const LOGIN = [/^\/(?:inloggen|loginsso)\/?$/i]

/** Each with its integrity, as the build lists them. */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')

/** Answers with this page. Its integrity goes with it: without that, one that was evicted would be fetched anew and not kept. */
function page(file: string): RouteHandlerCallback {
  const answer = createHandlerBoundToURL(`/${file}`)
  const integrity = entries.find(({ url }) => url === file)?.integrity
  return (options) => answer({ ...options, params: { ...options.params, integrity } })
}

cleanupOutdatedCaches()
// Every entry carries its integrity: a tampered or half uploaded file fails the install, an evicted one is fetched anew.
precacheAndRoute(entries)
registerRoute(new NavigationRoute(page('inloggen.html'), { allowlist: LOGIN }))
registerRoute(new NavigationRoute(page('kept.html'), { denylist: [...NOT_A_SCREEN, ...LOGIN] }))

// The page of the first visit is served from here as soon as everything is there: it may lose its network in a minute.
clientsClaim()

// No skipWaiting by itself: a page keeps the version that it started with until the customer says so.
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker | undefined // only our own pages can reach this worker
  if (message?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message?.type === 'CHECK_BUILD') event.waitUntil(checkBuild(self.registration))
})
