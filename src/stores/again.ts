import { proxy, useSnapshot } from 'valtio'

const state = proxy({ tries: 0 })

/** How often the customer asked to try everything again that had failed. */
export const useTries = (): number => useSnapshot(state).tries
export const tryAgain = (): void => {
  state.tries += 1
}
