import { collapsed, isFlow } from '../routes/find.ts'
import { secondsLeft } from '../session/countdown.ts'
import { isModalOpen } from '../stores/modal.ts'
import { isTyped } from './typed.ts'

/** The lock that every busy tab holds, shared. No update may come while a tab holds it (decisions D9). */
export const FLOW_LOCK = 'flow'
/** How often a busy tab looks whether it still is (ms). */
const LOOK_MS = 1000

const inFlow = () => isFlow(collapsed(location.pathname))

/** Is the customer in a flow, is text typed, or is a dialog open? */
export const isBusy = (): boolean => inFlow() || isTyped() || isModalOpen() || secondsLeft() !== null

/** The address at which this tab entered its flow. */
let entered: string | null = inFlow() ? location.pathname : null

/** Is the customer on their way through a flow? On the first screen they have nothing to lose yet. */
export const isUnderWay = (): boolean => isTyped() || (inFlow() && entered !== location.pathname)

let letGo: (() => void) | null = null

/** Takes the lock as soon as this tab is busy, and releases it when it no longer is. `changed` is called just before each. */
export function watchBusy(changed: (busy: boolean) => void): void {
  const look = () => {
    if (!inFlow()) entered = null
    else entered ??= location.pathname
    const busy = isBusy()
    if (busy === (letGo !== null)) return
    changed(busy)
    if (busy) {
      const done = new Promise<void>((resolve) => {
        letGo = resolve
      })
      // A browser without locks, or that refuses one: `isOtherBusy` says yes there.
      globalThis.navigator.locks?.request(FLOW_LOCK, { mode: 'shared' }, () => done).catch(() => undefined)
    } else {
      letGo?.()
      letGo = null
    }
  }
  for (const type of ['input', 'click', 'pushState', 'replaceState', 'popstate']) addEventListener(type, () => setTimeout(look))
  // What was typed goes with its screen, a dialog with its answer.
  setInterval(() => letGo && look(), LOOK_MS)
  look()
}

/** Is another tab busy? Without Web Locks that cannot be known, and counts as yes. */
export async function isOtherBusy(): Promise<boolean> {
  const known = await globalThis.navigator.locks?.query().catch(() => null)
  if (!known) return true
  return (known.held ?? []).filter(({ name }) => name === FLOW_LOCK).length > (letGo ? 1 : 0)
}
