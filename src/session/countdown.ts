import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ secondsLeft: number | null }>({ secondsLeft: null })

/** How long until the session ends, while the dialog counts down; else null. */
export const useSecondsLeft = (): number | null => useSnapshot(state).secondsLeft
export const secondsLeft = (): number | null => state.secondsLeft
export const setSecondsLeft = (seconds: number | null): void => {
  state.secondsLeft = seconds
}
