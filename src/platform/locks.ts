import { nameHere } from '#kit/base.ts'

/**
 * Runs `work` under an exclusive lock across tabs. Without Web Locks, or when the browser refuses one, the work still runs, and equal
 * names run in turn within this tab.
 */
export async function alone<Result>(name: string, work: () => Promise<Result> | Result): Promise<Result> {
  let isHeld = false
  try {
    if (globalThis.navigator.locks !== undefined)
      return await navigator.locks.request(nameHere(name), () => {
        isHeld = true
        return work()
      })
  } catch (error) {
    if (isHeld) throw error // an error of the work itself
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
