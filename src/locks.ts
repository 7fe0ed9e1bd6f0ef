/**
 * Runs `work` while this tab alone holds a lock. Where the browser has no locks, or refuses one, the work runs all the same, and of what has
 * the same name one after the other in this tab.
 */
export async function alone<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  let isHeld = false
  try {
    if (globalThis.navigator.locks !== undefined)
      return await navigator.locks.request(name, () => {
        isHeld = true
        return work()
      })
  } catch (error) {
    if (isHeld) throw error // of the work itself
  }
  return inTurn(name, work)
}

const turns = new Map<string, Promise<unknown>>()

function inTurn<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  const turn = (turns.get(name) ?? Promise.resolve()).then(work)
  turns.set(
    name,
    turn.catch(() => undefined),
  )
  return turn
}
