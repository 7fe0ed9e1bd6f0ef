import { setTimeout as pause } from 'node:timers/promises'

/** How long a page may take (ms), also on a machine that is busy. */
const PATIENCE = 30_000
const INTERVAL = 100

/** Asks until the answer is truthy, and answers it. `what` is awaited; `patience` in ms. */
export async function until<Answer>(what: string, ask: () => Answer | Promise<Answer>, patience = PATIENCE) {
  const end = performance.now() + patience
  let problem = ''
  while (performance.now() < end) {
    try {
      const answer = await ask()
      if (answer) return answer
      problem = ''
    } catch (error) {
      problem = ` (${error instanceof Error ? error.message : String(error)})` // the page may be on its way to another
    }
    await pause(INTERVAL)
  }
  throw new Error(`waited ${patience} ms for ${what}${problem}`)
}
