import { messageSW } from 'workbox-window'
import { atMost, pause } from '#kit/pause.ts'
import { fetchBuild, isNew } from '#sw/build.ts'
import type { ToWorker } from '#sw/messages.ts'
import { online } from '../connection/connection.ts'
import { busyWith, isOtherBusy } from './busy.ts'
import { reload, takeOver, thisBuild } from './newer.ts'
import { verdictOf } from './policy.ts'

/**
 * The remedy for code that failed to load. `none`: no server answers; `gone`: the file does not exist; `again`: retry; `newer`: reload,
 * because this build is gone; `leaving`: the page is reloading at the requested address.
 */
export type Rescue = 'none' | 'gone' | 'again' | 'newer' | 'leaving'

/** The delay before a retry (ms), and the time in which a second failure counts as the same (ms). */
const AGAIN_MS = 1000
const SAME_MS = 30_000
/** Time-outs of the worker (ms): for checking its files, and for fetching a new version; the first also for scripts. */
const LOOKS_MS = 5000
const UPDATES_MS = 10_000

let triedAt = Number.NEGATIVE_INFINITY

export async function rescue(): Promise<Rescue> {
  if (!online()) return 'none'
  // The browser keeps using a damaged file until a reload, even when the worker has a good one.
  if ((await mended()) > 0) return reloadForCode()
  const build = await fetchBuild()
  if (!build) return 'none'
  if (isNew(build, thisBuild())) return goNewer()
  if (performance.now() - triedAt < SAME_MS) return 'gone'
  await pause(AGAIN_MS)
  await fetchScripts()
  triedAt = performance.now()
  return 'again'
}

/**
 * Reloads the page at the requested address. Only Chromium fetches a failed script again without a reload. Not while no server answers,
 * because then the page itself would be lost.
 */
export async function reloadHere(): Promise<boolean> {
  if (!online() || !(await fetchBuild())) return false
  await fetchScripts()
  location.reload()
  return true
}

/**
 * WebKit keeps a script that failed in memory, and answers the next import and the next page with it until something else than an import
 * asks for it. The others come from the browser's cache.
 */
async function fetchScripts(): Promise<void> {
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\/assets\/[^/?]+\.js$/.test(name))
  const fetched = Promise.allSettled([...new Set(scripts.map(({ name }) => name))].map((name) => fetch(name)))
  await atMost(LOOKS_MS, fetched)
}

async function mended(): Promise<number> {
  const worker = globalThis.navigator.serviceWorker?.controller
  if (!worker) return 0
  const message: ToWorker = { type: 'MEND' }
  const count = await atMost(LOOKS_MS, messageSW(worker, message))
  return typeof count === 'number' ? count : 0
}

const reloadForCode = (): Rescue => (reload('missing', busyWith()) ? 'leaving' : 'newer')

/** Reloads this address in the new build. The old worker must go first, because it would serve the old build. */
async function goNewer(): Promise<Rescue> {
  if (globalThis.navigator.serviceWorker?.controller) {
    const verdict = verdictOf({ occasion: 'missing', busy: busyWith(), isOtherBusy: await isOtherBusy() })
    const waiting = verdict === 'take' && (await newWorker())
    if (!waiting || !(await takeOver(waiting, 'asked', UPDATES_MS))) return 'newer'
  }
  return reloadForCode()
}

async function newWorker(): Promise<ServiceWorker | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  if (!registration) return null
  const updated = await registration.update().catch(() => undefined)
  const installing = updated?.installing
  if (installing)
    await atMost(
      UPDATES_MS,
      new Promise<void>((resolve) => {
        installing.addEventListener('statechange', () => resolve())
      }),
    )
  return registration.waiting
}
