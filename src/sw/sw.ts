import { cacheNames, clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { mayTakeOver, type TakeOver } from '../pwa/policy.ts'
import { fetchBuild, isNew, isTooOld } from './build.ts'
import { BUILD_FILE, type ToPages, type ToWorker } from './messages.ts'
import { isPicture, pictures } from './pictures.ts'
import { tellStart, watchStart } from './starts.ts'
import type { InstallEvent } from './staticRouting.ts'
import { type Entry, kept, mend, serveWhole } from './whole.ts'

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (Entry | string)[] }

// Server paths, and addresses of files: those are never a screen.
const NOT_A_SCREEN = [/^\/(?:api|auth|demo|csp-report|\.well-known)(?:\/|$)/, /\/[^/]+\.[^/]+$/]
const LOGIN = [/^\/(?:inloggen|loginsso)\/?$/i]

/** Each with its integrity, as the build lists them. */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')

cleanupOutdatedCaches()
// Every entry carries its integrity: a tampered or half uploaded file fails the install, one that was evicted or damaged is fetched anew.
precacheAndRoute(entries)
serveWhole(entries)

/** Forgets everything that is kept, unless the server is away: then it is all there is. */
async function clear(): Promise<boolean> {
  const answer = await fetch(BUILD_FILE, { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return false
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  return true
}

/** A page of the app; what is not the page of this version any more comes as the server has it. */
function page(file: string): RouteHandlerCallback {
  const entry = entries.find(({ url }) => url === file)
  if (!entry) throw new Error(`${file} is not among the files of this build`)
  const answer = kept(entry)
  return async (options) => {
    const { event, request } = options
    if (event instanceof FetchEvent && event.resultingClientId !== '') {
      event.waitUntil(watchStart(event.resultingClientId, { mend: () => mend(entries, event), clear }))
    }
    try {
      return await answer(options)
    } catch {
      return fetch(request)
    }
  }
}
registerRoute(new NavigationRoute(page('inloggen.html'), { allowlist: LOGIN }))
registerRoute(new NavigationRoute(page('kept.html'), { denylist: [...NOT_A_SCREEN, ...LOGIN] }))
registerRoute(isPicture, pictures)

/**
 * What the browser does without waiting for this worker: files with a hash come from the cache, and what only a server can answer goes
 * there. What is not in the cache comes from the network; `mend` keeps it again. Pages do pass through here: they are the way back for a
 * start that fails.
 */
self.addEventListener('install', (event: InstallEvent) => {
  const routed = event.addRoutes?.([
    { condition: { urlPattern: { pathname: '/assets/*' } }, source: { cacheName: cacheNames.precache } },
    { condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' },
    { condition: { urlPattern: { pathname: '/auth/*' } }, source: 'network' },
  ])
  // A browser that refuses these rules starts the worker, as others do.
  if (routed) event.waitUntil(routed.catch(() => undefined))
})

// The page of the first visit is served from here as soon as everything is there: it may lose its network in a minute.
clientsClaim()

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Tells all pages what `build.json` holds, and follows it: looks for a new worker, or goes when the worker is switched off (decisions D9). */
async function checkBuild(): Promise<void> {
  const build = await fetchBuild()
  if (!build) return
  for (const client of await pages()) client.postMessage({ type: 'BUILD', isRequired: isTooOld(build) } satisfies ToPages)
  if (build.sw === 'off') {
    await clear()
    await self.registration.unregister()
  } else if (isNew(build)) await self.registration.update()
}

async function takeOver(when: TakeOver): Promise<boolean> {
  const may = mayTakeOver(
    when,
    (await pages()).map(({ visibilityState }) => visibilityState !== 'hidden'),
  )
  if (may) await self.skipWaiting()
  return may
}

// Never by itself: a page keeps the version that it started with until the customer says so.
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker // only our own pages can reach this worker
  const sender = event.source instanceof Client ? event.source.id : ''
  const answer = (what: number | boolean) => event.ports[0]?.postMessage(what)
  switch (message.type) {
    case 'STARTED':
    case 'FAILED':
      return tellStart(sender, message.type === 'STARTED')
    case 'MEND':
      return event.waitUntil(mend(entries, event).then(answer))
    case 'CHECK_BUILD':
      return event.waitUntil(checkBuild())
    case 'SKIP_WAITING':
      return event.waitUntil(takeOver(message.when).then(answer))
  }
})
