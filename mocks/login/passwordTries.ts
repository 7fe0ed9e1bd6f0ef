/**
 * Wrong passwords of one customer: signing in and every question for the password in a session count together, so that no way is a second
 * chance. Only the right password begins anew.
 */
import type { GuestContext } from '../server/backend.ts'
import type { Browser } from '../server/browsers.ts'
import { entryNamed, withEntry, withoutEntry } from '../server/entries.ts'
import { countGuess, isGuessing } from './guesses.ts'

type Trying = Pick<GuestContext, 'browser' | 'guesses' | 'now' | 'real'>

/** So many wrong passwords in a row close it for a while. */
const WRONG_IN_A_ROW = 5
const CLOSED = 15 * 60_000

/** The name under which wrong passwords of a customer are counted, or of a login that is nobody's. */
export const triedAs = (account: number | null, login = ''): string =>
  account === null ? `login ${login}` : `customer ${account}`

const wrongOf = ({ browser, now }: Pick<Trying, 'browser' | 'now'>, name: string): readonly number[] =>
  (entryNamed(browser.wrong, name) ?? []).filter((at) => at > now - CLOSED)

/** Is no password heard for now, not even the right one? */
export const isClosed = (trying: Trying, name: string): boolean =>
  wrongOf(trying, name).length >= WRONG_IN_A_ROW || isGuessing(trying.guesses, name, trying.real)

/** Counts a wrong password. Counts of others go only when their time is over. */
export function countWrong(trying: Trying, name: string): void {
  const { browser, guesses, now, real } = trying
  const lasting = browser.wrong.filter(([known]) => wrongOf(trying, known).length > 0)
  browser.wrong = withEntry(lasting, name, [...wrongOf(trying, name), now])
  countGuess(guesses, name, real)
}

export function forgetWrong(browser: Browser, name: string): void {
  browser.wrong = withoutEntry(browser.wrong, name)
}
