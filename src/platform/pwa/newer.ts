import { messageSW } from 'workbox-window'
import { now } from '#kit/clock.ts'
import { atMost } from '#kit/pause.ts'
import type { ToWorker } from '#sw/messages.ts'
import { isPersisted, readItem, writeItem } from '../storage/items.ts'
import { reloadGuard } from '../storage/registry.ts'
import { isReload } from './isReload.ts'
import { type Busy, type Occasion, type TakeOver, verdictOf } from './policy.ts'

/** How long a start waits for a waiting version to take over (ms). */
const BUDGET_MS = 1000

/** Asks the waiting worker to take over, and waits until it controls this page. Returns whether it does. `ms` limits each of the two waits. */
export async function takeOver(waiting: ServiceWorker, when: TakeOver, ms: number): Promise<boolean> {
  const taken = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  const message: ToWorker = { type: 'SKIP_WAITING', when }
  if ((await atMost(ms, messageSW(waiting, message))) !== true) return false
  await atMost(ms, taken)
  return true
}

/** The build of this page. The page says it, not a script: that one would be new in every build, with all that name it. */
export const thisBuild = (): string => document.querySelector<HTMLMetaElement>('meta[name="build-id"]')?.content ?? ''

/** Reloads this page if the policy allows it. Returns whether it does. Unasked never without storage, which counts the reloads. */
export function reload(occasion: Occasion, busy: Busy): boolean {
  const last = readItem(reloadGuard)
  const count = last?.build === thisBuild() ? last.count : 0
  const reloads = last && { count, agoMs: now() - last.at }
  if (verdictOf({ occasion, busy, reloads, isServed: true }) !== 'reload') return false
  if (occasion !== 'asked') {
    writeItem(reloadGuard, { at: now(), build: thisBuild(), count: count + 1 })
    if (!isPersisted(reloadGuard)) return false
  }
  location.reload()
  return true
}

/** At a cold start, before the first render: a waiting version takes over at once. This page then reloads without rendering. */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  const occasion = isReload() ? 'reload' : 'coldStart'
  if (verdictOf({ occasion }) !== 'take' || !(await takeOver(waiting, 'alone', BUDGET_MS))) return
  if (reload(occasion, 'nothing')) await new Promise(() => undefined)
}
