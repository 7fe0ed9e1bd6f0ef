import { Workbox } from 'workbox-window'
import { now } from '../clock.ts'
import { alone } from '../locks.ts'
import { pause } from '../pause.ts'
import { isFlow } from '../routes/find.ts'
import { buildCheck } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { fetchBuild } from '../sw/build.ts'
import type { ToPages } from '../sw/messages.ts'
import { workerUrl } from '../trustedTypes.ts'
import { FLOW_LOCK, isBusy, isOtherBusy, watchBusy } from './busy.ts'
import { updateCopy } from './copy.ts'
import { letTakeOver, takenOver } from './newer.ts'
import { reloadOnce } from './reload.ts'
import { tellWorker } from './worker.ts'

const HOUR_MS = 3_600_000
const JITTER_MS = 600_000
/** How often to look whether the offer may be shown, while there is one (ms). */
const LOOK_MS = 2000
/** How long "Later" puts the offer off (ms). The next start ends that too. */
const LATER_MS = 24 * HOUR_MS
/** After this long in the background nobody is looking at the app any more (ms). */
const AWAY_MS = 5 * 60_000
/** How long a new worker may take to take over (ms). */
const TAKES_MS = 10_000

let registration: ServiceWorkerRegistration | undefined
/** Is there a version that waits to take over? */
let isWaiting = false
/** Is this build too old to be used (`minBuild`)? */
let isRequired = false
let postponedUntil = 0
let hiddenSince: number | null = null
/** The customer asked for the new version here. */
let isAccepted = false
/** A new worker took over while something went on here. */
let isOwed = false

/** Registers the worker after the first screen, offers new versions, and has the build checked every hour (decisions D9). */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // Is this page served by a worker? The first one to do so is no update.
  let isServed = navigator.serviceWorker.controller !== null
  // A worker that was switched off is not registered again.
  if (!isServed && (await fetchBuild())?.sw === 'off') return
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isServed) onNewWorker()
    isServed = true
  })
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPages>) => {
    if (data.type === 'BUILD') isRequired = data.isRequired
  })
  const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' })
  workbox.addEventListener('waiting', onWaiting)
  try {
    registration = await workbox.register()
  } catch {
    return // refused (private mode, policy): the app works as a website
  }
  hiddenSince = document.hidden ? now() : null
  document.addEventListener('visibilitychange', () => {
    hiddenSince = document.hidden ? now() : null
  })
  watchBusy(onBusy)
  if (registration?.waiting && registration.active) onWaiting()
  tellWorker({ type: 'MEND' })
  watchBuild()
}

function onWaiting(): void {
  if (isWaiting) return
  isWaiting = true
  void consider()
  setInterval(() => void consider(), LOOK_MS)
}

/** Shows the offer where it disturbs nobody, and hides it where it would (reliability d). */
async function consider(): Promise<void> {
  if (isBusy() || (await isOtherBusy())) return dismiss('update')
  if (hiddenSince !== null && now() - hiddenSince >= AWAY_MS) return void take('unseen')
  if (isRequired || now() >= postponedUntil) offer()
}

const offer = () =>
  toast({
    id: 'update',
    text: updateCopy.offer,
    action: { label: updateCopy.take, run: () => void take('asked') },
    later: isRequired
      ? null
      : () => {
          postponedUntil = now() + LATER_MS
        },
  })

/** Lets the new version take over when no tab is busy. Returns whether it does. */
async function take(when: 'asked' | 'unseen'): Promise<boolean> {
  const { waiting } = registration ?? {}
  if (!waiting || !globalThis.navigator.locks) return false
  const asked = navigator.locks.request(FLOW_LOCK, { ifAvailable: true }, async (lock) => {
    dismiss('update')
    if (!lock) return false
    const taken = takenOver()
    isAccepted = when === 'asked'
    if (!(await letTakeOver(waiting, when))) return false
    await Promise.race([taken, pause(TAKES_MS)])
    return true
  })
  return asked.catch(() => false) // the browser refuses the lock: nobody knows then whether a tab is busy
}

/** Each tab reloads itself: at once where the customer asked for it or nothing is going on, else as soon as that is over. */
function onNewWorker(): void {
  isWaiting = false
  if (isAccepted) location.reload()
  else if (isBusy()) isOwed = true
  else reloadOnce()
}

function onBusy(busy: boolean): void {
  if (busy) dismiss('update')
  if (busy && isRequired && isWaiting && isFlow(location.pathname)) void takeInstead()
  if (busy) return
  if (isOwed) reloadOnce()
  else if (isRequired && isWaiting) void take('asked')
}

/** No flow starts in a build that may not be used any more: it starts in the next one, or when the other tab has finished its own. */
async function takeInstead(): Promise<void> {
  if (await take('asked')) return
  history.back()
  toast({ id: 'update', text: updateCopy.elsewhere })
}

/** Once an hour, spread a little so that not everybody asks at once; one tab does it for all, and not while hidden. */
function watchBuild(): void {
  if (recall(buildCheck) === null) keep(buildCheck, now())
  const jitter = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % JITTER_MS
  const check = async (spread: number) => {
    const isDue = () => now() - (recall(buildCheck) ?? 0) >= HOUR_MS + spread
    if (document.hidden || !navigator.onLine || !isDue()) return
    const ask = () => {
      if (!isDue()) return // another tab has just asked
      keep(buildCheck, now())
      registration?.active?.postMessage({ type: 'CHECK_BUILD' })
    }
    await alone('build-check', ask)
  }
  setInterval(() => void check(jitter), HOUR_MS / 60)
  for (const [target, type] of [
    [document, 'visibilitychange'],
    [globalThis, 'online'],
  ] as const)
    target.addEventListener(type, () => void check(0))
  void check(0)
}
