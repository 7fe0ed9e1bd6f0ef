import { navigate } from './location.tsx'

/** Goes on to the screen that says it is done, in place of the one that did it. The mark stays with the place, also after a reload. */
export const navigateDone = (to: string): void => navigate(to, { replace: true, state: { done: true } })

/** Was it done? Whoever opens the address of such a screen by itself has done nothing. */
export function isDone(): boolean {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'done' in state && state.done === true
}
