/**
 * A new password by link. A link works once, for an hour, and replaces earlier links. The answer does not reveal whether the customer
 * exists; the messages of the demo do (control.ts).
 */

import { provider } from '#kit/provider.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { passwordProblem } from '#model/login/password.ts'
import type { Account, Description } from '../../fixtures/accounts/account.ts'
import { accounts } from '../../fixtures/accounts/all.ts'
import { noteAccess } from '../security/accessLog.ts'
import { Refusal } from '../server/answers.ts'
import { type Browser, customerIn, endSessions, record, sendMessage } from '../server/browsers.ts'
import { entryNamed, withEntry } from '../server/entries.ts'
import { countGuess, isGuessing } from './guesses.ts'
import { endPasskeys } from './passkeys/ended.ts'
import { forgetWrong, triedAs } from './passwordTries.ts'
import { type Coding, codeAddressOf, distrust } from './secondFactor.ts'

/** The account of a login in lower case: the number it began with, or the number or e-mail address that it has now. */
export const accountWith = (browser: Browser, login: string, now: number): Description | undefined =>
  accounts.find(({ phoneNumber }) => phoneNumber === login) ??
  accounts.find(({ number }) => {
    const { phoneNumber, email } = customerIn(browser, number, now)
    return phoneNumber === login || email.toLowerCase() === login
  })

const HOUR = 3_600_000
const MOST_AN_HOUR = 5

/** The password of an account in this browser, where it may have been changed. */
export const passwordOf = (browser: Browser, account: Pick<Account, 'number' | 'password'>): string =>
  browser.passwords[account.number] ?? account.password

/** Sends a link when the customer exists. */
export function sendLink({ browser, guesses, now, real }: Coding, phoneNumber: string, method: MfaMethod): void {
  browser.linkAttempts = [...browser.linkAttempts.filter((at) => at > now - HOUR), now]
  const known = accountWith(browser, phoneNumber, now)
  // Over all browsers too, so that nobody is flooded, and the same for a number that is no customer's.
  const asked = `link ${known?.number ?? phoneNumber}`
  if (browser.linkAttempts.length > MOST_AN_HOUR || isGuessing(guesses, asked, real)) throw new Refusal(429, 'Too Many Requests')
  countGuess(guesses, asked, real)
  if (!known) return
  const account = customerIn(browser, known.number, now)
  const token = crypto.randomUUID()
  const others = browser.links.filter(([, link]) => link.account !== account.number)
  browser.links = withEntry(others, token, { account: account.number, at: now })
  sendMessage(browser, {
    at: now,
    method,
    to: codeAddressOf(account, method, now),
    text: `Kies een nieuw wachtwoord voor ${provider.product}. De link werkt 1 uur.`,
    link: `/wachtwoord-instellen?token=${token}`,
  })
}

/** The account of a link; null when the link is used, expired or unknown. */
export function accountBy(browser: Browser, token: string, now: number): Account | null {
  const link = entryNamed(browser.links, token)
  return link && link.at + HOUR > now ? customerIn(browser, link.account, now) : null
}

/** Where and when (ms of the demo clock) a password is chosen, and in which session, if any. */
type Moment = {
  readonly device: string
  readonly now: number
  readonly sid: string | null
  readonly session?: { readonly usr: string }
}

/** Sets a new password by link. Passkeys that somebody made with the old one are worth nothing either. */
export function replacePassword(browser: Browser, token: string, password: string, moment: Moment): void {
  const account = accountBy(browser, token, moment.now)
  if (!account) throw new Refusal(410, 'This link cannot be used', 'LINK_GONE')
  choosePassword(browser, account, password, { ...moment, sid: null })
  endPasskeys(browser, account, moment)
}

/**
 * Sets a new password. All other sessions of the customer end (by link: every session), no device is trusted any more, and links and codes
 * that were sent before are worth nothing: whoever knew the old password is out. It lifts the lock after wrong passwords.
 */
export function choosePassword(browser: Browser, account: Account, password: string, moment: Moment): void {
  const { device, now, sid: own, session } = moment
  const problem = passwordProblem(password, [account.firstName, account.lastName, account.phoneNumber])
  if (problem === 'containsPersonal') throw new Refusal(422, 'The password contains personal data', 'PASSWORD_PERSONAL')
  if (problem === 'tooCommon') throw new Refusal(422, 'The password is easy to guess', 'PASSWORD_COMMON')
  if (problem) throw new Refusal(400, `Expected a password that is not ${problem}`)
  if (password === passwordOf(browser, account)) throw new Refusal(422, 'The password is the old one', 'PASSWORD_SAME')
  browser.passwords = { ...browser.passwords, [account.number]: password }
  // From now on the old password is asked for, also of a new customer who chose it by link.
  if (!account.passwordChosen) record(browser, account.number, { kind: 'password-chosen' }, now)
  forgetWrong(browser, triedAs(account.number))
  endSessions(browser, (one) => one.account === account.number && one.sid !== own)
  browser.pendingCodes = browser.pendingCodes.filter(
    (code) => code.account !== account.number || (code.sid !== null && code.sid === own),
  )
  browser.links = browser.links.filter(([, link]) => link.account !== account.number)
  distrust(browser, account)
  noteAccess(browser, account.number, {
    at: now,
    kind: 'password-changed',
    device,
    ...(session && { marker: session.usr }),
  })
}
