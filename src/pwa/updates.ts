import { Workbox } from 'workbox-window'
import { now } from '../clock.ts'
import { reloadGuard } from '../storage/registry.ts'
import { keep, recall } from '../storage/rest.ts'
import { toast } from '../stores/toasts.ts'
import type { ToWorker } from '../sw/messages.ts'
import { workerUrl } from '../trustedTypes.ts'
import { isHeld } from './typed.ts'

const HOUR_MS = 3_600_000
const JITTER_MS = 600_000
/** At most one reload in 10 s, and two for one build (spec 9 reload guard, decisions D9). */
const GUARD_MS = 10_000
const RELOADS_A_BUILD = 2

let accepted = false
/** Is this page served by a worker? The first one to do so is no update. */
let served = false

/** Registers the worker after the first screen, offers new versions, and has the build checked every hour. */
export async function startUpdates(build: string): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const workbox = new Workbox(workerUrl(), { updateViaCache: 'none' })
  workbox.addEventListener('waiting', () => offer(workbox))
  served = navigator.serviceWorker.controller !== null
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (served) onNewWorker(build)
    served = true
  })
  try {
    const registration = await workbox.register()
    if (registration?.waiting && registration.active) offer(workbox)
    tell(registration, { type: 'MEND' })
    watchBuild(registration)
  } catch {
    // Refused (private mode, policy): the app works as a website.
  }
}

const tell = (registration: ServiceWorkerRegistration | undefined, message: ToWorker) =>
  registration?.active?.postMessage(message)

function offer(workbox: Workbox): void {
  const run = () => {
    accepted = true
    workbox.messageSkipWaiting()
  }
  toast({ id: 'update', text: 'Er is een nieuwe versie.', action: { label: 'Nu bijwerken', run } })
}

/**
 * A new worker took over. The tab that asked for it reloads; another one only when nothing is typed in it, else it goes on with the
 * code it has and offers to reload.
 */
function onNewWorker(build: string): void {
  if (accepted || !isHeld()) reloadOnce(build)
  else toast({ id: 'update', text: 'Er is een nieuwe versie.', action: { label: 'Nu bijwerken', run: () => reloadOnce(build) } })
}

function reloadOnce(build: string): void {
  const last = recall(reloadGuard)
  const count = last?.build === build ? last.count : 0
  if (count >= RELOADS_A_BUILD || (last !== null && now() - last.at < GUARD_MS)) return
  keep(reloadGuard, { at: now(), build, count: count + 1 })
  location.reload()
}

/** Once an hour, spread a little so that not everybody asks at once; one tab does it for all, and not while hidden. */
function watchBuild(registration: ServiceWorkerRegistration | undefined): void {
  if (!registration) return
  let last = now()
  const check = async () => {
    if (document.visibilityState === 'hidden' || now() - last < HOUR_MS) return
    last = now()
    await navigator.locks.request('build-check', { ifAvailable: true }, (lock) => {
      if (lock) tell(registration, { type: 'CHECK_BUILD' })
    })
  }
  const jitter = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % JITTER_MS
  setTimeout(() => setInterval(() => void check(), HOUR_MS / 60), jitter)
  document.addEventListener('visibilitychange', () => void check())
}
