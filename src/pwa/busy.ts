import { collapsed, isFlow } from '../routes/find.ts'
import { secondsLeft } from '../session/countdown.ts'
import { isModalOpen } from '../stores/modal.ts'
import type { Busy } from './policy.ts'
import { isTyped } from './typed.ts'

/** The lock that every busy tab holds, shared. No update may come while a tab holds it (decisions D9). */
export const FLOW_LOCK = 'flow'
/** How often a busy tab looks whether it still is (ms). */
const LOOK_MS = 1000

const inFlow = () => isFlow(collapsed(location.pathname))

/** The address at which this tab entered its flow. On that screen the customer has nothing to lose yet. */
let entered: string | null = inFlow() ? location.pathname : null

export function busyWith(): Busy {
  if (isTyped()) return 'underWay'
  if (inFlow()) return entered === location.pathname ? 'entering' : 'underWay'
  return isModalOpen() || secondsLeft() !== null ? 'dialog' : 'nothing'
}

/** Releases the lock, and settles when it is released. */
let letGo: (() => Promise<unknown>) | null = null

/** Takes the lock as soon as this tab is busy, and releases it when it no longer is. `changed` is called just before the one and after the other. */
export function watchBusy(changed: (isBusy: boolean) => void): void {
  const look = () => {
    if (!inFlow()) entered = null
    else entered ??= location.pathname
    const isBusy = busyWith() !== 'nothing'
    if (isBusy === (letGo !== null)) return
    if (isBusy) {
      changed(true)
      letGo = hold()
    } else {
      void letGo?.().then(() => changed(false))
      letGo = null
    }
  }
  for (const type of ['input', 'click', 'pushState', 'replaceState', 'popstate']) addEventListener(type, () => setTimeout(look))
  // What was typed goes with its screen, a dialog with its answer.
  setInterval(() => letGo && look(), LOOK_MS)
  look()
}

function hold(): () => Promise<unknown> {
  let release = () => {}
  const done = new Promise<void>((resolve) => {
    release = resolve
  })
  // A browser without locks, or that refuses one: `isOtherBusy` says yes there.
  const held = globalThis.navigator.locks?.request(FLOW_LOCK, { mode: 'shared' }, () => done).catch(() => undefined)
  return async () => {
    release()
    await held
  }
}

/** Is another tab busy? Without Web Locks that cannot be known, and counts as yes. */
export async function isOtherBusy(): Promise<boolean> {
  const known = await globalThis.navigator.locks?.query().catch(() => null)
  if (!known) return true
  return (known.held ?? []).filter(({ name }) => name === FLOW_LOCK).length > (letGo ? 1 : 0)
}
