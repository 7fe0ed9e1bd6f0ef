import { proxy, useSnapshot } from 'valtio'

const state = proxy({ online: true })

/** Is there a connection? False when the device says so, or when nobody answers. */
export const useOnline = (): boolean => useSnapshot(state).online
export const online = (): boolean => state.online
export const setOnline = (next: boolean): void => {
  state.online = next
}
