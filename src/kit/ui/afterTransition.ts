const running = () =>
  document.getAnimations().filter((animation) => animation instanceof CSSTransition && animation.playState === 'running')

/**
 * Calls back in the next frame, or later: once no transition runs on the page. Says whether it waited for one; gives what cancels it.
 * Stands for react-aria's own (vite/afterTransition.ts), which lists the elements in transition. An element that left the page with two properties
 * in transition stayed on that list, with the whole screen that it was on.
 */
export function runAfterTransition(then: (waited: boolean) => void): () => void {
  let isWanted = true
  const look = (waited: boolean) => {
    if (!isWanted) return
    const moving = running()
    if (moving.length === 0) then(waited)
    else void Promise.allSettled(moving.map(({ finished }) => finished)).then(() => look(true))
  }
  requestAnimationFrame(() => look(false))
  return () => {
    isWanted = false
  }
}
