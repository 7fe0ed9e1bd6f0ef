const numberIn = (state: unknown): number | null =>
  typeof state === 'object' && state !== null && 'entry' in state && typeof state.entry === 'number' ? state.entry : null

/**
 * Which entry of the history is on screen. Entries are numbered in their state, because not every browser counts them. The one at which a
 * document was opened has no number, and counts as 0.
 */
export const entryNumber = (): number => numberIn(history.state) ?? 0

/** The state of the entry that comes after the one on screen, or replaces it. */
export const numbered = (state: object | undefined, replace: boolean): object => ({
  ...state,
  entry: entryNumber() + (replace ? 0 : 1),
})

/** Numbers an entry that a script pushed past the router, after the one that was on screen. */
export function numberPushed(before: number): void {
  if (numberIn(history.state) === null) history.replaceState({ ...history.state, entry: before + 1 }, '')
}
