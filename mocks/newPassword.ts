/**
 * A new password by link. A link works once, for an hour, and replaces earlier links. The answer does not reveal whether the customer
 * exists; the messages of the demo do (control.ts).
 */
import type { Account } from '../fixtures/accounts/account.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import { passwordProblem } from '../src/domain/password.ts'
import { provider } from '../src/provider.ts'
import { noteAccess } from './accessLog.ts'
import { accountWith } from './accountWith.ts'
import { Refusal } from './answers.ts'
import { type Browser, customerIn, sendMessage } from './browsers.ts'
import { entryOf, withEntry, withoutEntry } from './entries.ts'

const HOUR = 3_600_000
const MOST_AN_HOUR = 5

/** The password of an account in this browser, where it may have been changed. */
export const passwordOf = (browser: Browser, account: Pick<Account, 'number' | 'password'>): string =>
  browser.passwords[account.number] ?? account.password

/** Sends a link when the customer exists. */
export function sendLink(browser: Browser, phoneNumber: string, method: MfaMethod, now: number): void {
  browser.linkAttempts = [...browser.linkAttempts.filter((at) => at > now - HOUR), now]
  if (browser.linkAttempts.length > MOST_AN_HOUR) throw new Refusal(429, 'Too Many Requests')
  const known = accountWith(browser, phoneNumber, now)
  if (!known) return
  const account = customerIn(browser, known.number, now)
  const token = crypto.randomUUID()
  const others = browser.links.filter(([, link]) => link.account !== account.number)
  browser.links = withEntry(others, token, { account: account.number, at: now })
  sendMessage(browser, {
    at: now,
    method,
    to: method === 'SMS' ? account.phoneNumber : account.email,
    text: `Kies een nieuw wachtwoord voor ${provider.product}. De link werkt 1 uur.`,
    link: `/wachtwoord-instellen?token=${token}`,
  })
}

/** The account of a link; null when the link is used, expired or unknown. */
export function accountBy(browser: Browser, token: string, now: number): Account | null {
  const link = entryOf(browser.links, token)
  return link && link.at + HOUR > now ? customerIn(browser, link.account, now) : null
}

/** Where and when (ms of the demo clock) a password is chosen, and in which session, if any. */
type Moment = { readonly device: string; readonly now: number; readonly session?: { readonly usr: string } }

export function replacePassword(browser: Browser, token: string, password: string, moment: Moment): void {
  const account = accountBy(browser, token, moment.now)
  if (!account) throw new Refusal(410, 'This link cannot be used', 'LINK_GONE')
  choosePassword(browser, account, password, moment)
  browser.links = withoutEntry(browser.links, token)
}

/** Sets a new password in this browser, and lifts the lock after wrong passwords. */
export function choosePassword(browser: Browser, account: Account, password: string, { device, now, session }: Moment): void {
  const problem = passwordProblem(password, [account.firstName, account.lastName, account.phoneNumber])
  if (problem === 'containsPersonal') throw new Refusal(422, 'The password contains personal data', 'PASSWORD_PERSONAL')
  if (problem === 'tooCommon') throw new Refusal(422, 'The password is easy to guess', 'PASSWORD_COMMON')
  if (problem) throw new Refusal(400, `Expected a password that is not ${problem}`)
  if (password === passwordOf(browser, account)) throw new Refusal(422, 'The password is the old one', 'PASSWORD_SAME')
  browser.passwords = { ...browser.passwords, [account.number]: password }
  browser.wrong = withoutEntry(browser.wrong, account.phoneNumber)
  noteAccess(browser, account.number, {
    at: now,
    kind: 'password-changed',
    device,
    ...(session && { marker: session.usr }),
  })
}
