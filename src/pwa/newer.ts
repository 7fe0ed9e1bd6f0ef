import { atMost, pause } from '../pause.ts'
import type { ToWorker } from '../sw/messages.ts'
import { reloadOnce } from './reload.ts'
import { askWorker } from './worker.ts'

type When = Extract<ToWorker, { type: 'SKIP_WAITING' }>['when']

/** Asks the waiting worker to take over. Returns whether it does. */
export const letTakeOver = async (waiting: ServiceWorker, when: When): Promise<boolean> =>
  (await askWorker(waiting, { type: 'SKIP_WAITING', when })) === true

/** Settles when another worker controls this page. */
export const takenOver = (): Promise<void> =>
  new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true }))

/** How long a start waits for a waiting version to take over (ms). */
const BUDGET_MS = 1000

/**
 * At a cold start, before the first render: a waiting version takes over at once unless another page of the app is open. This page then
 * reloads without rendering.
 */
export async function takeAtStart(waiting: ServiceWorker): Promise<void> {
  const taken = takenOver()
  const mayTake = await Promise.race([letTakeOver(waiting, 'alone'), pause(BUDGET_MS).then(() => false)])
  if (!mayTake) return
  await atMost(BUDGET_MS, taken)
  if (reloadOnce()) await new Promise(() => undefined)
}
