import { toFailure } from '../api/failure.ts'

/** What became of a write, by its key (contract order). Asking closes a key that was never seen: it can never be used afterwards. */
export type Outcome = { state: 'none' | 'pending' | 'refused' } | { state: 'done'; result: unknown }

export type Asking = {
  pause: (ms: number) => Promise<void>
  /** Throws the Failure. */
  outcomeOf: (key: string) => Promise<Outcome>
}

/** The backend has not finished it: asked again after so long (ms), so many times. */
const AGAIN_MS = 2000
const MOST_CHECKS = 5

/**
 * What became of a write that was sent, by its key, asked until the backend has finished with it. `unknown` when nobody says; `not-done` is
 * for good, as asking has closed the key.
 */
export async function whatBecameOf(
  key: string,
  { outcomeOf, pause }: Asking,
): Promise<{ kind: 'done'; result: unknown } | { kind: 'not-done' } | { kind: 'unknown' }> {
  try {
    for (let times = 0; times < MOST_CHECKS; times += 1) {
      const outcome = await outcomeOf(key)
      if (outcome.state === 'done') return { kind: 'done', result: outcome.result }
      if (outcome.state !== 'pending') return { kind: 'not-done' }
      await pause(AGAIN_MS)
    }
  } catch (error) {
    toFailure(error, 'getOrderOutcome') // no answer is no outcome
  }
  return { kind: 'unknown' }
}
