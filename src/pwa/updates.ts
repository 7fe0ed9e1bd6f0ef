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
/** How often to re-evaluate whether the update offer may show (ms). */
const LOOK_MS = 2000
/** How long "Later" hides the offer (ms); a new start ends that too. */
const LATER_MS = 24 * HOUR_MS
/** After this long in the background (ms) the app counts as unwatched. */
const AWAY_MS = 5 * 60_000
/** Time-out for a new worker to take over (ms). */
const TAKES_MS = 10_000

let registration: ServiceWorkerRegistration | undefined
/** A version waits to take over. */
let isWaiting = false
/** This build is below `minBuild`. */
let isRequired = false
let postponedUntil = 0
let hiddenSince: number | null = null
/** The customer accepted the new version in this tab. */
let isAccepted = false
/** A new worker took over while this tab was busy, so a reload is due. */
let isOwed = false

/** Registers the worker after the first screen, offers new versions, and checks the build every hour. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // The first worker to control this page is no update.
  let isServed = navigator.serviceWorker.controller !== null
  // A disabled worker is not registered again.
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
    return // registration refused (private mode, policy): the app works as a website
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

/** Shows the offer when no tab is busy, and hides it otherwise. */
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
  return asked.catch(() => false) // without the lock it is unknown whether a tab is busy
}

/** Reloads this tab: at once when idle or on request, else as soon as it is idle. */
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

/** No flow starts in an unsupported build: it starts in the next one, or after the other tab has finished. */
async function takeInstead(): Promise<void> {
  if (await take('asked')) return
  history.back()
  toast({ id: 'update', text: updateCopy.elsewhere })
}

/** Checks the build hourly with random jitter. One visible tab checks for all. */
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
