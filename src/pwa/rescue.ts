import { messageSW } from 'workbox-window'
import { atMost, pause } from '../pause.ts'
import { online } from '../stores/connection.ts'
import { fetchBuild, isNew } from '../sw/build.ts'
import type { ToWorker } from '../sw/messages.ts'
import { busyWith, isOtherBusy } from './busy.ts'
import { reload, takeOver } from './newer.ts'
import { verdictOf } from './policy.ts'

/**
 * What can be done about code that did not come (reliability d): nothing, because nobody answers or (`gone`) because we do not have it; another
 * try; or a reload because this build is gone. `leaving`: the page is being reloaded, at the address that the customer went to.
 */
export type Rescue = 'none' | 'gone' | 'again' | 'newer' | 'leaving'

/** How long to wait before the other try (ms), and how long after that it counts as the same. */
const AGAIN_MS = 1000
const SAME_MS = 30_000
/** How long the worker may take (ms): to look at its files, and to fetch a new version. */
const LOOKS_MS = 5000
const UPDATES_MS = 10_000

let triedAt = Number.NEGATIVE_INFINITY

export async function rescue(): Promise<Rescue> {
  if (!online()) return 'none'
  // The browser keeps to a damaged file as long as this page lives, also when the worker has a good one.
  if ((await mended()) > 0) return reloadForCode()
  const build = await fetchBuild()
  if (!build) return 'none'
  if (isNew(build)) return goNewer()
  if (performance.now() - triedAt < SAME_MS) return 'gone'
  await pause(AGAIN_MS)
  triedAt = performance.now()
  return 'again'
}

/**
 * Loads the page anew at the address that the customer went to. Only Chromium asks for a script again that did not come: for the others it is
 * missing as long as this page lives. Not while nobody answers, because then not even this page would come back.
 */
export async function reloadHere(): Promise<boolean> {
  if (!online() || !(await fetchBuild())) return false
  location.reload()
  return true
}

/** How many files the worker has replaced. */
async function mended(): Promise<number> {
  const worker = globalThis.navigator.serviceWorker?.controller
  if (!worker) return 0
  const message: ToWorker = { type: 'MEND' }
  const count = await atMost(LOOKS_MS, messageSW(worker, message))
  return typeof count === 'number' ? count : 0
}

const reloadForCode = (): Rescue => (reload('missing', busyWith()) ? 'leaving' : 'newer')

/** Loads this address anew, in the new build: a worker would serve the old one. */
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
