import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ number: string | null }>({ number: null })

/** The number of which the list shows calls and messages only; null: of all numbers. It is never part of an address. */
export const useSought = (): string | null => useSnapshot(state).number

export function seek(number: string | null): void {
  state.number = number
}
