import { atMost, pause } from '../pause.ts'
import type { ToWorker } from '../sw/messages.ts'
import { reloadOnce } from './reload.ts'
import { askWorker } from './worker.ts'

type When = Extract<ToWorker, { type: 'SKIP_WAITING' }>['when']

/** Lets the worker that waits take over from the one in charge, if it may. Returns whether it does. */
export const letTakeOver = async (waiting: ServiceWorker, when: When): Promise<boolean> =>
  (await askWorker(waiting, { type: 'SKIP_WAITING', when })) === true

/** Settles when another worker serves this page. */
export const takenOver = (): Promise<void> =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))

/** How long a start waits for the version that is there already (ms). */
const BUDGET_MS = 1000

/**
 * At a cold start, before anything is shown: a version that waits takes over at once, unless another page of the app is open. This page is
 * then loaded anew, and never drawn.
 */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  const taken = takenOver()
  const mayTake = await Promise.race([letTakeOver(waiting, 'alone'), pause(BUDGET_MS).then(() => false)])
  if (!mayTake) return
  await atMost(BUDGET_MS, taken)
  if (reloadOnce()) await new Promise(() => undefined)
}
