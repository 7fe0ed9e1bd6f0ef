import { pathHere } from '#kit/base.ts'
import { collapsed, isFlow } from '../router/find.ts'
import { secondsLeft } from '../session/visitor.ts'
import { isModalOpen } from '../stores/modal.ts'
import type { Busy } from './policy.ts'
import { isTyped } from './typed.ts'

/** The shared lock that every busy tab holds. No update may take over while it is held. */
export const FLOW_LOCK = 'flow'
/** How often a busy tab re-evaluates itself (ms). */
const LOOK_MS = 1000

const inFlow = () => isFlow(collapsed(pathHere()))

/** The address where this tab entered its flow. That screen holds no progress that can be lost. */
let entered: string | null = inFlow() ? pathHere() : null

export function busyWith(): Busy {
  if (isTyped()) return 'underWay'
  if (inFlow()) return entered === pathHere() ? 'entering' : 'underWay'
  return isModalOpen() || secondsLeft() !== null ? 'dialog' : 'nothing'
}

/** Releases the lock, and settles once it is free. */
let letGo: (() => Promise<unknown>) | null = null

/** Holds the lock while this tab is busy. `changed` is called just before the lock is taken, and once it is free again. */
export function watchBusy(changed: (isBusy: boolean) => void): void {
  const look = () => {
    if (!inFlow()) entered = null
    else entered ??= pathHere()
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
  // Typed text ends with its screen and a dialog with its answer, without an event, so this polls.
  setInterval(() => letGo && look(), LOOK_MS)
  look()
}

function hold(): () => Promise<unknown> {
  let release = () => {}
  const done = new Promise<void>((resolve) => {
    release = resolve
  })
  // Without Web Locks, or when the browser refuses one, `isOtherBusy` answers true.
  const held = globalThis.navigator.locks?.request(FLOW_LOCK, { mode: 'shared' }, () => done).catch(() => undefined)
  return async () => {
    release()
    await held
  }
}

/** True when another tab is busy. Without Web Locks that is unknown and counts as busy. */
export async function isOtherBusy(): Promise<boolean> {
  const known = await globalThis.navigator.locks?.query().catch(() => null)
  if (!known) return true
  return (known.held ?? []).filter(({ name }) => name === FLOW_LOCK).length > (letGo ? 1 : 0)
}
