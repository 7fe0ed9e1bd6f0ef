import { proxy, useSnapshot } from 'valtio'

/** A hiccup is not worth a message (design 5 offline bar). */
const PATIENCE_MS = 2000

/** Why there is no connection: the device says that it has none, or nobody answers although it has one. */
export type ConnectionLoss = 'device' | 'server'

const state = proxy<{ loss: ConnectionLoss | null; reported: ConnectionLoss | null }>({ loss: null, reported: null })
let timer: ReturnType<typeof setTimeout> | undefined

/** Is there a connection now? */
export const useOnline = (): boolean => useSnapshot(state).loss === null
export const online = (): boolean => state.loss === null

/** Why there is none now; null while there is one. For what cannot be done without. */
export const useConnectionLoss = (): ConnectionLoss | null => useSnapshot(state).loss

/**
 * The same, as far as the customer has been told: at once at a cold start, and after two seconds otherwise. For what is said about the
 * connection, which a hiccup must not move.
 */
export const useReportedLoss = (): ConnectionLoss | null => useSnapshot(state).reported
export const reportedLoss = (): ConnectionLoss | null => state.reported

/** Has the device a network, as far as it knows? Then what fails is not "offline". */
export const hasNetwork = (): boolean => state.loss !== 'device'

/** `told` is called when the loss is reported. It is not called with `atOnce`: then the page says so from its first frame. */
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
