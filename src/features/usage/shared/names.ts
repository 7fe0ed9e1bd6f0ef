import { proxy, useSnapshot } from 'valtio'
import { type CallNames, type Known, nameOf } from '#model/usage/callNames.ts'

const state = proxy<{ names: CallNames | null }>({ names: null })

/** The names that the customer gave to numbers, while they are open; null: the lists show numbers. They are only in memory. */
export const useNames = (): CallNames | null => useSnapshot(state).names

/** What a number is called while the names are open. */
export function useName(number: string): Known | null {
  const names = useNames()
  return names && nameOf(number, names)
}

export function showNames(names: CallNames | null): void {
  state.names = names
}
