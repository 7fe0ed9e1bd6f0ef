import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ path: string | null }>({ path: null })

/** The address at which the 404 page is shown, though its row is known: a guard refused it, or what it names does not exist. Null: none. */
export const useNothingHere = (): string | null => useSnapshot(state).path

export function nothingHere(path: string): void {
  state.path = path
}

/** The visitor goes elsewhere. */
export function leftNothing(path: string): void {
  if (state.path === path) state.path = null
}
