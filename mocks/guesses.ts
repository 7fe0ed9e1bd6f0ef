/**
 * Wrong guesses per login, counted over all browsers, so that clearing cookies does not help. Moments in ms of the real clock, which no
 * browser can move.
 */
import { keepNewest } from './browsers.ts'

/** By login, or by another guessed value. */
export type Guesses = Map<string, readonly number[]>

/** More than one person makes, and far too few to find a password or a code. */
const MOST_GUESSES = 100
const COUNTED_FOR = 15 * 60_000
const MOST_NAMES = 1000

const recent = (guesses: Guesses, name: string, real: number) => (guesses.get(name) ?? []).filter((at) => at > real - COUNTED_FOR)

export const isGuessing = (guesses: Guesses, name: string, real: number): boolean =>
  recent(guesses, name, real).length >= MOST_GUESSES

export const countGuess = (guesses: Guesses, name: string, real: number): void =>
  keepNewest(guesses, name, [...recent(guesses, name, real), real], MOST_NAMES)
