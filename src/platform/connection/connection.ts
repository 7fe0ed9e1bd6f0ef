import { useEffect } from 'react'
import { proxy, useSnapshot } from 'valtio'

/** Shorter interruptions (ms) are not reported. */
const PATIENCE_MS = 2000

/** The reason for a lost connection: the device has no network, or the server does not answer. */
export type ConnectionLoss = 'device' | 'server'

const state = proxy<{ loss: ConnectionLoss | null; reported: ConnectionLoss | null }>({ loss: null, reported: null })
let timer: ReturnType<typeof setTimeout> | undefined

export const useOnline = (): boolean => useSnapshot(state).loss === null
export const online = (): boolean => state.loss === null

/** The reason for the lost connection, null while online. For actions that need a connection. */
export const useConnectionLoss = (): ConnectionLoss | null => useSnapshot(state).loss

/**
 * The same as reported to the customer: at once at a cold start, otherwise after two seconds. For messages, which a short interruption
 * must not move.
 */
export const useReportedLoss = (): ConnectionLoss | null => useSnapshot(state).reported
export const reportedLoss = (): ConnectionLoss | null => state.reported

/** The parts on screen that report the loss in words. */
let reporters = 0

/** For a part that reports the loss in words and as a status: no toast repeats it. */
export function useOwnLossReport(): void {
  useEffect(() => {
    reporters += 1
    return () => {
      reporters -= 1
    }
  }, [])
}
export const hasOwnLossReport = (): boolean => reporters > 0

/** True when the device has a network as far as it knows; then failures are not "offline". */
export const hasNetwork = (): boolean => state.loss !== 'device'

/** `told` runs when the loss is reported, but not with `atOnce`: then the page reports it from its first frame. */
export function setConnectionLoss(
  next: ConnectionLoss | null,
  { atOnce = false, told }: { atOnce?: boolean; told?: (loss: ConnectionLoss) => void } = {},
): void {
  if (next === state.loss) return
  const isNew = state.loss === null
  state.loss = next
  if (next === null || atOnce) {
    clearTimeout(timer)
    state.reported = next
  } else if (isNew) {
    timer = setTimeout(() => {
      state.reported = state.loss
      if (state.loss) told?.(state.loss)
    }, PATIENCE_MS)
  } else if (state.reported) state.reported = next
}
