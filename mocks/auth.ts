import * as v from 'valibot'
import type { Account } from '../fixtures/accounts/account.ts'
import { accounts } from '../fixtures/accounts/all.ts'
import type { LoginAnswer, SessionUser } from '../src/api/contract/session.ts'
import { isEsim } from '../src/domain/simcard.ts'
import { json, objectIn, Refusal, refused } from './answers.ts'
import { type Browser, type Browsers, keep, type Visit } from './browsers.ts'
import { browserCookie, signedInCookies, signedOutCookies, userCookie } from './cookies.ts'
import { passwordOf } from './newPassword.ts'
import { challenge, needsCode } from './secondFactor.ts'

const MINUTE = 60_000
const MOST_A_MINUTE = 20
/** So many wrong passwords in a row for one login close it, for as long as they are remembered. */
const WRONG_IN_A_ROW = 5
const CLOSED = 15 * MINUTE

/** An e-mail address in small letters, or a mobile number as 06 and eight digits. */
export function loginOf(typed: string): string {
  const login = typed.trim().toLowerCase()
  return login.includes('@') ? login : login.replace(/[\s()-]/g, '').replace(/^(?:\+|00)310?6/, '06')
}

const Credentials = v.object({ login: v.string(), password: v.string() })

type Status = SessionUser['mfaStatus']

/** Whoever is in has been verified. */
const statusInside = ({ mfa: { status } }: Account): Status => (status === 'PENDING_VERIFICATION' ? 'ACTIVE' : status)

/** The flags of an account that is waiting for its code, or has come in. */
const flagsOf = (account: Account, marker: string, status: Status = statusInside(account)): SessionUser => ({
  usr: marker,
  prepaid: account.type === 'Prepaid',
  isEsim: isEsim(account.simcard.type),
  mfaStatus: status,
  mfaMethod: account.mfa.method,
  contractAccepted: account.contractAccepted ? 'true' : 'false',
})

/** The flags in the readable cookie follow when the customer has changed since this visit began: by a write, or by a reset of one. */
export const changedFlags = ({ browser: { account, marker }, account: before }: Visit, url: URL): string[] =>
  account && before && account !== before && marker ? [userCookie(url, flagsOf(account, marker))] : []

/** Lets an account in: a new session id every time, so that an id from before is worth nothing. */
export function admit(
  browsers: Browsers,
  browser: Browser,
  account: Account,
  url: URL,
): { answer: LoginAnswer; cookies: string[] } {
  const sid = crypto.randomUUID()
  browser.sid = sid
  browser.marker = crypto.randomUUID()
  browser.account = account
  browser.world = null
  keep(browsers, browser)
  const session = flagsOf(account, browser.marker)
  return {
    answer: { session, customerNumber: account.customerNumber },
    cookies: [browserCookie(url, browser.id), ...signedInCookies(url, sid, session)],
  }
}

export function signIn(browsers: Browsers, browser: Browser, account: Account, url: URL): Response {
  const { answer, cookies } = admit(browsers, browser, account, url)
  return json({ result: answer }, 200, cookies)
}

/** A right password is not enough (spec 4 MFA, 8): no session yet, only where the code went. */
function askForCode(browser: Browser, account: Account, now: number, cookies: readonly string[]): Response {
  const waiting = challenge(browser, account, now)
  const { status } = account.mfa
  if (status === 'ACTIVE') return refused(new Refusal(429, 'Second factor required', 'MFA_REQUIRED', waiting), cookies)
  const session = flagsOf(account, crypto.randomUUID(), status)
  return json({ result: { session, customerNumber: account.customerNumber, challenge: waiting } }, 200, cookies)
}

/** `POST /auth/login` with `{ login, password }`. `now` in ms. */
export async function login(browsers: Browsers, { browser }: Visit, request: Request, now: number): Promise<Response> {
  const url = new URL(request.url)
  const credentials = v.safeParse(Credentials, await objectIn(request))
  if (!credentials.success) throw new Refusal(400, 'Expected a login and a password')
  keep(browsers, browser)
  const remembered = [browserCookie(url, browser.id)]
  const no = (status: number, message: string, code?: string) => refused(new Refusal(status, message, code), remembered)

  browser.attempts = [...browser.attempts.filter((at) => at > now - MINUTE), now]
  if (browser.attempts.length > MOST_A_MINUTE) return no(429, 'Too Many Requests')

  const typed = loginOf(credentials.output.login)
  const account = accounts.find(({ phoneNumber, email }) => phoneNumber === typed || email === typed)
  const name = account?.phoneNumber ?? typed
  const wrong = (browser.wrong.get(name) ?? []).filter((at) => at > now - CLOSED)
  if (wrong.length >= WRONG_IN_A_ROW) return no(403, 'Login blocked', 'LOGIN_BLOCKED')
  if (!account || passwordOf(browser, account) !== credentials.output.password) {
    browser.wrong.set(name, [...wrong, now])
    return no(401, 'Wrong credentials', 'WRONG_CREDENTIALS')
  }
  browser.wrong.delete(name)
  if (needsCode(browser, account, now)) return askForCode(browser, account, now, remembered)
  return signIn(browsers, browser, account, url)
}

/** `POST /auth/logout`: always succeeds, also when nobody was signed in. */
export function logout({ browser, account }: Visit, request: Request): Response {
  if (account) {
    browser.sid = null
    browser.marker = null
    browser.account = null
    browser.world = null
  }
  return json({ result: true }, 200, signedOutCookies(new URL(request.url)))
}
