import { passwordProblem } from '#model/login/password.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { noteAccess } from '../security/accessLog.ts'
import { Refusal } from '../server/answers.ts'
import { type Browser, endSessions, record } from '../server/browsers.ts'
import { passwordOf } from './logins.ts'
import { forgetWrong, triedAs } from './passwordTries.ts'
import { distrust } from './secondFactor.ts'

/** Where and when (ms of the demo clock) a password is chosen, and in which session, if any. */
export type Moment = {
  readonly device: string
  readonly now: number
  readonly sid: string | null
  readonly session?: { readonly usr: string }
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
