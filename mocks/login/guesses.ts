/**
 * Wrong guesses at a password or a code, counted over all browsers, so that clearing cookies does not help. Each browser has a world of its
 * own with low limits, which parallel tests do not share; this limit is high, holds for the whole server, and is the last one. A real
 * backend has one world: its low limits hold over all browsers.
 *
 * Names share a fixed number of counters, chosen with a secret of this server. So the memory is bounded, and guesses at other names can
 * raise a count but never lower it. Moments in ms of the real clock, which no browser can move.
 */
import { randomOf } from '../world/random.ts'

export type Guesses = { readonly secret: string; readonly counters: Map<number, readonly number[]> }

export const newGuesses = (): Guesses => ({ secret: crypto.randomUUID(), counters: new Map() })

const COUNTERS = 4096
/** More than one person makes, and far too few to find a password or a code. */
const MOST_GUESSES = 100
const COUNTED_FOR = 15 * 60_000

const counterOf = ({ secret }: Guesses, name: string): number => Math.floor(randomOf(secret, name)() * COUNTERS)

const recent = (guesses: Guesses, name: string, real: number): readonly number[] =>
  (guesses.counters.get(counterOf(guesses, name)) ?? []).filter((at) => at > real - COUNTED_FOR)

/** Were there too many wrong guesses at this name, such as `customer 1`, in the last quarter of an hour? */
export const isGuessing = (guesses: Guesses, name: string, real: number): boolean =>
  recent(guesses, name, real).length >= MOST_GUESSES

export function countGuess(guesses: Guesses, name: string, real: number): void {
  guesses.counters.set(counterOf(guesses, name), [...recent(guesses, name, real), real].slice(-MOST_GUESSES))
}
