import { cacheNames, clientsClaim, type RouteHandlerCallback } from 'workbox-core'
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { folder, onHost, pathHere } from '#kit/base.ts'
import { mayTakeOver, type TakeOver } from '#platform/pwa/policy.ts'
import { showAllWarnings, tidyWarnings, warnInBackground } from './background.ts'
import { fetchBuild, isNew, isTooOld } from './build.ts'
import { installAtOnce } from './firstInstall.ts'
import { isScreen } from './isScreen.ts'
import { BUILD_FILE, type ToPages, type ToWorker } from './messages.ts'
import { isPicture, pictures } from './pictures.ts'
import { tellStart, watchStart } from './starts.ts'
import { kept, mend, type PrecachedFile, serveWhole } from './whole.ts'

/** Rules for answering without the worker (static routing). Missing from TypeScript's types. */
type Rule = {
  condition: { urlPattern: URLPatternInit; requestMode?: RequestMode }
  source: 'network' | { cacheName: string }
}
type InstallEvent = ExtendableEvent & { addRoutes?: (rules: readonly Rule[]) => Promise<void> }

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: (PrecachedFile | string)[] }

const isLogin = /^\/(?:inloggen|loginsso)\/?$/i

/** The path and query of a page, without the folder of the site. */
const addressOf = ({ pathname, search }: URL): string => pathHere(pathname) + search

/** The files of the build, with their integrity. */
const entries = self.__WB_MANIFEST.filter((entry) => typeof entry !== 'string')

cleanupOutdatedCaches()
// Every entry has an integrity: a tampered or partly uploaded file fails the install, and an evicted or damaged file is fetched again.
precacheAndRoute(entries)
installAtOnce(entries)
serveWhole(entries)

/** In a folder the caches of its neighbours are on the same host. */
const isOwnCache = (name: string): boolean => folder === '' || name.includes(self.registration.scope)

/** Clears all caches of the site, unless the server is unreachable: then they are all there is. */
async function clear(): Promise<boolean> {
  const answer = await fetch(BUILD_FILE, { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return false
  await Promise.all((await caches.keys()).filter(isOwnCache).map((name) => caches.delete(name)))
  return true
}

/** Serves a page of the app; a page outside this version comes from the server. */
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
registerRoute(({ request, url }) => request.mode === 'navigate' && isLogin.test(addressOf(url)), page('inloggen.html'))
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && isScreen(pathHere(url.pathname), !__IN_PAGE__),
  page('kept.html'),
)
registerRoute(isPicture, pictures)

/**
 * Static routing: the browser serves hashed files from the cache and sends server calls to the network without starting the worker.
 * Missing files come from the network; `mend` caches them again. Page loads still pass the worker, which recovers failed starts.
 */
self.addEventListener('install', (event: InstallEvent) => {
  const routed = event.addRoutes?.([
    { condition: { urlPattern: { pathname: onHost('/assets/*') } }, source: { cacheName: cacheNames.precache } },
    { condition: { urlPattern: { pathname: onHost('/api/*') } }, source: 'network' },
    { condition: { urlPattern: { pathname: onHost('/auth/*') } }, source: 'network' },
  ])
  // A browser that refuses these rules starts the worker as usual.
  if (routed) event.waitUntil(routed.catch(() => undefined))
})

// Takes control of the page of the first visit at once, because it may go offline soon.
clientsClaim()

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** Tells all pages what `build.json` says and acts on it: checks for a new worker, or unregisters when the worker is disabled. */
async function checkBuild(): Promise<void> {
  const build = await fetchBuild()
  if (!build) return
  for (const client of await pages()) client.postMessage({ type: 'BUILD', isRequired: isTooOld(build) } satisfies ToPages)
  if (build.sw === 'off') {
    await clear()
    await self.registration.unregister()
  } else if (isNew(build, __BUILD__)) await self.registration.update()
}

async function takeOver(when: TakeOver): Promise<boolean> {
  const may = mayTakeOver(
    when,
    (await pages()).map(({ visibilityState }) => visibilityState !== 'hidden'),
  )
  if (may) await self.skipWaiting()
  return may
}

warnInBackground()

// Only on request: a page keeps its version until the customer accepts another.
self.addEventListener('message', (event) => {
  const message = event.data as ToWorker // only our own pages can reach this worker
  const sender = event.source instanceof Client ? event.source.id : ''
  const answer = (what: number | boolean) => event.ports[0]?.postMessage(what)
  switch (message.type) {
    case 'STARTED':
    case 'FAILED':
      tellStart(sender, message.type === 'STARTED')
      return event.waitUntil(tidyWarnings())
    case 'OTHERS_GONE':
      return event.waitUntil(tidyWarnings())
    case 'MEND':
      return event.waitUntil(mend(entries, event).then(answer))
    case 'CHECK_BUILD':
      return event.waitUntil(checkBuild())
    case 'SKIP_WAITING':
      return event.waitUntil(takeOver(message.when).then(answer))
    case 'SHOW_WARNINGS':
      if (__MOCK__) event.waitUntil(showAllWarnings().then(answer))
  }
})
