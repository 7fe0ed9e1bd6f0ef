/**
 * A new password by link. A link works once, for an hour, and replaces earlier links. The answer does not reveal whether the customer
 * exists; the messages of the demo do (control.ts).
 */

import { provider } from '#kit/provider.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { Refusal } from '../server/answers.ts'
import { type Browser, customerIn, sendMessage } from '../server/browsers.ts'
import { entryNamed, withEntry } from '../server/entries.ts'
import { countGuess, isGuessing } from './guesses.ts'
import { accountWith } from './logins.ts'
import { choosePassword, type Moment } from './newPassword.ts'
import { endPasskeys } from './passkeys/ended.ts'
import { type Coding, codeAddressOf } from './secondFactor.ts'

const HOUR = 3_600_000
const MOST_AN_HOUR = 5

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

/** Sets a new password by link. Passkeys that somebody made with the old one are worth nothing either. */
export function replacePassword(browser: Browser, token: string, password: string, moment: Moment): void {
  const account = accountBy(browser, token, moment.now)
  if (!account) throw new Refusal(410, 'This link cannot be used', 'LINK_GONE')
  choosePassword(browser, account, password, { ...moment, sid: null })
  endPasskeys(browser, account, moment)
}
