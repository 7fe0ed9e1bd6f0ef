import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ secondsLeft: number | null }>({ secondsLeft: null })

/** The seconds until the session ends while the dialog counts down; null otherwise. */
export const useSecondsLeft = (): number | null => useSnapshot(state).secondsLeft
export const secondsLeft = (): number | null => state.secondsLeft
export const setSecondsLeft = (seconds: number | null): void => {
  state.secondsLeft = seconds
}
