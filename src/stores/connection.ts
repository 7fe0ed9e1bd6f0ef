import { proxy, useSnapshot } from 'valtio'

/** A hiccup is not worth a message (design 5 offline bar). */
const PATIENCE_MS = 2000

/** Where the connection ends: the device says that it has none, or nobody answers though it has one. */
export type Cut = 'device' | 'server'

const state = proxy<{ cut: Cut | null; shown: Cut | null }>({ cut: null, shown: null })
let timer: ReturnType<typeof setTimeout> | undefined

/** Is there a connection? False when the device says so, or when nobody answers. */
export const useOnline = (): boolean => useSnapshot(state).cut === null
export const online = (): boolean => state.cut === null

/** Where it ends; null while there is one. */
export const useCut = (): Cut | null => useSnapshot(state).cut
/** Has the device a network, as far as it knows? Then what fails is not "offline". */
export const hasNetwork = (): boolean => state.cut !== 'device'

/** The same, once it has been so long enough to say so; at once at a cold start. */
export const useCutShown = (): Cut | null => useSnapshot(state).shown
export const cutShown = (): Cut | null => state.shown

/** `told` when it is said, unless that is at once: then it is on the page from its first frame. */
export function setCut(next: Cut | null, { atOnce = false, told }: { atOnce?: boolean; told?: (cut: Cut) => void } = {}): void {
  if (next === state.cut) return
  const isNew = state.cut === null
  state.cut = next
  if (next === null || atOnce) {
    clearTimeout(timer)
    state.shown = next
  } else if (isNew) {
    timer = setTimeout(() => {
      state.shown = state.cut
      if (state.cut) told?.(state.cut)
    }, PATIENCE_MS)
  } else if (state.shown) state.shown = next
}
