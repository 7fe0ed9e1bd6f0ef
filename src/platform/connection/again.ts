import { proxy, useSnapshot } from 'valtio'

const state = proxy({ tries: 0 })

/** The number of times that the customer retried all failed reads. */
export const useTries = (): number => useSnapshot(state).tries
export const tryAgain = (): void => {
  state.tries += 1
}
