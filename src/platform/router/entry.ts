const numberIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number' ? state.entry : null

/**
 * The number of the current history entry. Numbers are kept in the entry's state, because not every browser counts entries. The first
 * entry of a document has none and counts as 0.
 */
export const entryNumber = (): number => numberIn(history.state) ?? 0

export const numbered = (state: object | undefined, replace: boolean): object => ({
  ...state,
  entry: entryNumber() + (replace ? 0 : 1),
})

/** Numbers an entry that was pushed past the router, after entry `before`. */
export function numberPushed(before: number): void {
  if (numberIn(history.state) === null) history.replaceState({ ...history.state, entry: before + 1 }, '')
}
