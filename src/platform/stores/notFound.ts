import { proxy, useSnapshot } from 'valtio'

const state = proxy<{ path: string | null }>({ path: null })

/** The address that shows the 404 page although its row exists: a guard refused it, or the screen threw NotFound. Null for none. */
export const useNotFoundPath = (): string | null => useSnapshot(state).path

export function showNotFound(path: string): void {
  state.path = path
}

/** Clears it when the visitor leaves that address. */
export function clearNotFound(path: string): void {
  if (state.path === path) state.path = null
}
