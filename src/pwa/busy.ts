import { collapsed, isFlow } from '../routes/find.ts'
import { secondsLeft } from '../session/countdown.ts'
import { isModalOpen } from '../stores/modal.ts'
import { isTyped } from './typed.ts'

/** The shared lock that every busy tab holds. No update may take over while it is held. */
export const FLOW_LOCK = 'flow'
/** How often a busy tab re-evaluates itself (ms). */
const LOOK_MS = 1000

const inFlow = () => isFlow(collapsed(location.pathname))

/** True in a flow, with unsent text, or with an open dialog. */
export const isBusy = (): boolean => inFlow() || isTyped() || isModalOpen() || secondsLeft() !== null

/** The address where this tab entered its flow. */
let entered: string | null = inFlow() ? location.pathname : null

/** True past the first screen of a flow, where progress can be lost. */
export const isUnderWay = (): boolean => isTyped() || (inFlow() && entered !== location.pathname)

let letGo: (() => void) | null = null

/** Holds the lock while this tab is busy. `changed` is called just before each change. */
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
      // Without Web Locks, or when the browser refuses one, `isOtherBusy` answers true.
      globalThis.navigator.locks?.request(FLOW_LOCK, { mode: 'shared' }, () => done).catch(() => undefined)
    } else {
      letGo?.()
      letGo = null
    }
  }
  for (const type of ['input', 'click', 'pushState', 'replaceState', 'popstate']) addEventListener(type, () => setTimeout(look))
  // Typed text ends with its screen and a dialog with its answer, without an event, so this polls.
  setInterval(() => letGo && look(), LOOK_MS)
  look()
}

/** True when another tab is busy. Without Web Locks that is unknown and counts as busy. */
export async function isOtherBusy(): Promise<boolean> {
  const known = await globalThis.navigator.locks?.query().catch(() => null)
  if (!known) return true
  return (known.held ?? []).filter(({ name }) => name === FLOW_LOCK).length > (letGo ? 1 : 0)
}
