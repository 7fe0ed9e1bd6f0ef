import { Workbox } from 'workbox-window'
import { now } from '#kit/clock.ts'
import { workerUrl } from '#kit/trustedTypes.ts'
import { fetchBuild } from '#sw/build.ts'
import type { ToPages } from '#sw/messages.ts'
import { alone } from '../locks.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { buildCheck } from '../storage/registry.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { busyWith, FLOW_LOCK, isOtherBusy, watchBusy } from './busy.ts'
import { reload, takeOver } from './newer.ts'
import { BUILD_POLL_MS, type Occasion, type UpdateFacts, verdictOf } from './policy.ts'
import { tellWorker } from './worker.ts'

const updateCopy = {
  offer: 'Er is een nieuwe versie.',
  take: 'Nu bijwerken',
  elsewhere: 'Er is een nieuwe versie. Rond eerst af waar je in een ander tabblad mee bezig bent.',
}

const JITTER_MS = 600_000
/** How often to ask the policy about a new version (ms). */
const LOOK_MS = 2000
/** Time-out for a new worker to take over (ms). */
const TAKES_MS = 10_000

let registration: ServiceWorkerRegistration | undefined
/** A new version waits to take over, or has taken over, so that a reload brings it. */
let version: 'none' | 'waiting' | 'served' = 'none'
/** This build is below `minBuild`. */
let isRequired = false
/** This tab let the new version take over at once, because the customer asked or this build may not be used any more. */
let isAsked = false
let postponedAt: number | null = null
let hiddenAt: number | null = null

/** Registers the worker after the first screen, offers new versions, and checks the build every hour. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  // A disabled worker is not registered again.
  if (!navigator.serviceWorker.controller && (await fetchBuild())?.sw === 'off') return
  // Workbox passes on the messages of its own worker only, which may be the waiting one.
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<ToPages>) => {
    if (data.type === 'BUILD') isRequired = data.isRequired
  })
  const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' })
  const registering = workbox.register()
  // Workbox says the same of a first worker that is slow to start, which is no new version.
  workbox.addEventListener('waiting', () => void registering.then((made) => made?.active && follow('waiting')))
  // The first worker to control this page is no update, also when an earlier page began to install it.
  let isControlled = navigator.serviceWorker.controller !== null
  workbox.addEventListener('controlling', () => {
    if (isControlled) follow('served')
    isControlled = true
  })
  try {
    registration = await registering
  } catch {
    return // registration refused (private mode, policy): the app works as a website
  }
  const noteHidden = () => {
    hiddenAt = document.hidden ? now() : null
  }
  noteHidden()
  document.addEventListener('visibilitychange', noteHidden)
  watchBusy(onBusy)
  tellWorker({ type: 'MEND' })
  watchBuild()
}

function follow(next: 'waiting' | 'served'): void {
  if (version === 'none') setInterval(() => void look(), LOOK_MS)
  version = next
  if (version === 'served') reload(isAsked ? 'asked' : 'look', busyWith())
  else void look()
}

const since = (moment: number | null) => (moment === null ? null : now() - moment)

const factsOf = (occasion: Occasion, isOther: boolean): UpdateFacts => ({
  occasion,
  busy: busyWith(),
  isOtherBusy: isOther,
  isRequired,
  hiddenMs: since(hiddenAt),
  postponedMs: since(postponedAt),
})

/** Carries out the policy's verdict on the new version. */
async function look(occasion: 'look' | 'free' = 'look'): Promise<void> {
  if (version === 'served') return void reload(occasion, busyWith())
  const verdict = verdictOf(factsOf(occasion, await isOtherBusy()))
  if (verdict === 'offer') offer()
  else dismiss('update')
  if (verdict === 'take') await take(occasion)
}

const offer = () =>
  toast({
    id: 'update',
    text: updateCopy.offer,
    action: { label: updateCopy.take, run: () => void take('asked') },
    later: isRequired
      ? null
      : () => {
          postponedAt = now()
        },
  })

/** Lets the new version take over while no tab can become busy. Returns whether it does. */
async function take(occasion: Occasion): Promise<boolean> {
  const { waiting } = registration ?? {}
  if (!waiting || !globalThis.navigator.locks) return false
  const taken = navigator.locks.request(FLOW_LOCK, { ifAvailable: true }, async (lock) => {
    dismiss('update')
    if (verdictOf(factsOf(occasion, lock === null)) !== 'take') return false
    isAsked = occasion === 'asked' || (isRequired && occasion !== 'look')
    const isTaken = await takeOver(waiting, isAsked ? 'asked' : 'unseen', TAKES_MS)
    isAsked &&= isTaken
    return isTaken
  })
  return taken.catch(() => false) // without the lock it is unknown whether a tab is busy
}

function onBusy(isBusy: boolean): void {
  if (isBusy) dismiss('update')
  if (version === 'none') return
  if (!isBusy) void look('free')
  else if (version === 'waiting' && isRequired && busyWith() === 'entering') void takeInstead()
}

/** The flow starts in the next build, or after the other tab has finished. */
async function takeInstead(): Promise<void> {
  if (await take('flow')) return
  history.back()
  toast({ id: 'update-elsewhere', text: updateCopy.elsewhere })
}

/** Checks the build hourly with random jitter. One visible tab checks for all. */
function watchBuild(): void {
  if (readItem(buildCheck) === null) writeItem(buildCheck, now())
  const jitter = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % JITTER_MS
  const check = async (spread: number) => {
    const isDue = () => now() - (readItem(buildCheck) ?? 0) >= BUILD_POLL_MS + spread
    if (document.hidden || !navigator.onLine || !isDue()) return
    const ask = () => {
      if (!isDue()) return // another tab has just asked
      writeItem(buildCheck, now())
      registration?.active?.postMessage({ type: 'CHECK_BUILD' })
    }
    await alone('build-check', ask)
  }
  setInterval(() => void check(jitter), BUILD_POLL_MS / 60)
  for (const [target, type] of [
    [document, 'visibilitychange'],
    [globalThis, 'online'],
  ] as const)
    target.addEventListener(type, () => void check(0))
  void check(0)
}
