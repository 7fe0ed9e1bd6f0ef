import { proxy, useSnapshot } from 'valtio'

/** A hiccup is not worth a message (design 5 offline bar). */
const PATIENCE_MS = 2000

const state = proxy({ online: true, shown: false })
let timer: ReturnType<typeof setTimeout> | undefined

/** Is there a connection? False when the device says so, or when nobody answers. */
export const useOnline = (): boolean => useSnapshot(state).online
export const online = (): boolean => state.online

/** Has it been gone long enough to say so? At once at a cold start. */
export const useOfflineShown = (): boolean => useSnapshot(state).shown
export const offlineShown = (): boolean => state.shown

export function setOnline(next: boolean, atOnce = false): void {
  if (next === state.online) return
  state.online = next
  clearTimeout(timer)
  if (next) state.shown = false
  else if (atOnce) state.shown = true
  else
    timer = setTimeout(() => {
      state.shown = true
    }, PATIENCE_MS)
}
