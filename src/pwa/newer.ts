import { messageSW } from 'workbox-window'
import { now } from '../clock.ts'
import { atMost } from '../pause.ts'
import { reloadGuard } from '../storage/registry.ts'
import { keep, recall, rests } from '../storage/rest.ts'
import type { ToWorker } from '../sw/messages.ts'
import { isReload } from './isReload.ts'
import { type Busy, type Occasion, type TakeOver, verdictOf } from './policy.ts'

declare const __BUILD__: string

/** How long a start waits for the version that is there already (ms). */
const BUDGET_MS = 1000

/**
 * Tells the worker that waits to take over. Returns whether it does, once it serves this page; each of the two is waited for no longer than
 * `ms`.
 */
export async function takeOver(waiting: ServiceWorker, when: TakeOver, ms: number): Promise<boolean> {
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const message: ToWorker = { type: 'SKIP_WAITING', when }
  if ((await atMost(ms, messageSW(waiting, message))) !== true) return false
  await atMost(ms, taken)
  return true
}

/** Loads this page anew, if it may. Returns whether it does: never by itself without storage, which counts the reloads. */
export function reload(occasion: Occasion, busy: Busy): boolean {
  const last = recall(reloadGuard)
  const count = last?.build === __BUILD__ ? last.count : 0
  const reloads = last && { count, agoMs: now() - last.at }
  if (verdictOf({ occasion, busy, reloads, isServed: true }) !== 'reload') return false
  if (occasion !== 'asked') {
    keep(reloadGuard, { at: now(), build: __BUILD__, count: count + 1 })
    if (!rests(reloadGuard)) return false
  }
  location.reload()
  return true
}

/** At a start, before anything is shown: a version that waits may take over at once. This page is then loaded anew, and never drawn. */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  const occasion = isReload() ? 'reload' : 'coldStart'
  if (verdictOf({ occasion }) !== 'take' || !(await takeOver(waiting, 'alone', BUDGET_MS))) return
  if (reload(occasion, 'nothing')) await new Promise(() => undefined)
}
