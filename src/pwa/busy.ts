import { collapsed, isFlow } from '../routes/find.ts'
import { secondsLeft } from '../session/countdown.ts'
import { isModalOpen } from '../stores/modal.ts'
import { isTyped } from './typed.ts'

/** Held, shared, by every tab in which something goes on that no update may come between (decisions D9). */
export const FLOW_LOCK = 'flow'
/** How often a busy tab looks whether it still is (ms). */
const LOOK_MS = 1000

const inFlow = () => isFlow(collapsed(location.pathname))

/** A flow, typed text, or a dialog. */
export const isBusy = (): boolean => inFlow() || isTyped() || isModalOpen() || secondsLeft() !== null

/** Where this tab came into the flow that it is in. */
let entered: string | null = inFlow() ? location.pathname : null

/** Is the customer on their way through a flow? Who has only just come to its first screen has nothing to lose. */
export const isUnderWay = (): boolean => isTyped() || (inFlow() && entered !== location.pathname)

let letGo: (() => void) | null = null

/** Takes the lock as soon as this tab is busy, and lets go when it is not; `changed` hears of both, just before. */
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
      void globalThis.navigator.locks?.request(FLOW_LOCK, { mode: 'shared' }, () => done)
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

/** Is another tab busy? Without Web Locks nobody can tell: as if one were. */
export async function isOtherBusy(): Promise<boolean> {
  if (!('locks' in navigator)) return true
  const { held = [] } = await navigator.locks.query()
  return held.filter(({ name }) => name === FLOW_LOCK).length > (letGo ? 1 : 0)
}
