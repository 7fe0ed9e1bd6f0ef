import { toFailure } from '../api/failure.ts'

/** The outcome of a write by its key (contract order). The lookup closes an unknown key, so that it can never be used later. */
export type Outcome = { state: 'none' | 'pending' | 'refused' } | { state: 'done'; result: unknown }

export type Asking = {
  pause: (ms: number) => Promise<void>
  /** Throws the Failure. */
  outcomeOf: (key: string) => Promise<Outcome>
}

/** The interval (ms) and the number of lookups while the backend is processing. */
const AGAIN_MS = 2000
const MOST_CHECKS = 5

/**
 * Looks up the outcome of a write by its key until the backend has finished. `unknown` without an answer; `not-done` is final, because the
 * lookup closes the key.
 */
export async function lookUpOutcome(
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
