import * as v from 'valibot'
import { loginNameIn } from '#kit/typed/loginName.ts'
import { plainText } from '#kit/typed/typedText.ts'
import type { LoginAnswer } from '#model/login/contract/session.ts'
import type { RefusalCode } from '#model/refusals.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { noteAccess } from '../security/accessLog.ts'
import { checked, json, objectIn, parsed, Refusal, refused, textIn } from '../server/answers.ts'
import {
  customerIn,
  type Entrance,
  endSessions,
  keepSession,
  type Session,
  see,
  sessionOf,
  type Visit,
} from '../server/browsers.ts'
import { browserCookie, signedInCookies, signedOutCookies } from '../server/cookies.ts'
import { flagsOf } from './flags.ts'
import type { Guesses } from './guesses.ts'
import { accountWith, passwordOf } from './logins.ts'
import { countWrong, forgetWrong, isClosed, triedAs } from './passwordTries.ts'
import { type Coding, challenge, needsCode } from './secondFactor.ts'

const MINUTE = 60_000
const MOST_A_MINUTE = 20

/** Normalises a login: an e-mail address to lower case, a mobile number to 06 and eight digits. */
function loginOf(typed: string): string {
  return (loginNameIn(typed) ?? plainText(typed)).toLowerCase()
}

const typed = v.pipe(v.string(), v.maxLength(1000))

const Credentials = v.object({ login: typed, password: typed })

/** Signs an account in. Every sign-in gets a new session id, and ends the session that the request had: an old id is worthless. */
export function admit(
  { door, browser, sid, url, device, now, real }: Entrance,
  number: number,
  kind: 'signed-in' | 'signed-in-with-code' | 'signed-in-with-passkey' = 'signed-in',
): { answer: LoginAnswer; cookies: string[]; session: Session } {
  const session = {
    sid: crypto.randomUUID(),
    marker: crypto.randomUUID(),
    account: number,
    begunAt: real,
    seenAt: real,
    proven: {
      signIn: real,
      password: 0,
      code: kind === 'signed-in-with-code' ? real : 0,
      passkey: kind === 'signed-in-with-passkey' ? real : 0,
    },
  }
  endSessions(browser, (earlier) => earlier.sid === sid)
  keepSession(browser, session)
  see(browser, number, now)
  noteAccess(browser, number, { at: now, kind, device, marker: session.marker })
  door.keep(browser)
  const account = customerIn(browser, number, now)
  const flags = flagsOf(account, session.marker)
  return {
    answer: { session: flags, customerNumber: account.customerNumber },
    cookies: [browserCookie(url, browser.id), ...signedInCookies(url, session.sid, flags)],
    session,
  }
}

export function signIn(entrance: Entrance, account: number): Response {
  const { answer, cookies } = admit(entrance, account)
  return json({ result: answer }, 200, cookies)
}

/** Answers a right password with the address the code was sent to. The session starts only after the code. */
function askForCode(coding: Coding, account: Account, cookies: readonly string[]): Response {
  const waiting = challenge(coding, account, { purpose: 'sign-in', sid: null })
  const { status } = account.mfa
  if (status === 'ACTIVE') return refused(new Refusal(429, 'Second factor required', 'MFA_REQUIRED', waiting), cookies)
  const session = flagsOf(account, crypto.randomUUID(), status)
  return json({ result: { session, customerNumber: account.customerNumber, challenge: waiting } }, 200, cookies)
}

export async function login(entrance: Entrance, guesses: Guesses, request: Request): Promise<Response> {
  const { door, browser, url, device, now, real } = entrance
  const credentials = v.safeParse(Credentials, await objectIn(request))
  if (!credentials.success) throw new Refusal(400, 'Expected a login and a password')
  door.keep(browser)
  const remembered = [browserCookie(url, browser.id)]
  const no = (status: number, message: string, code?: RefusalCode) => refused(new Refusal(status, message, code), remembered)

  browser.attempts = [...browser.attempts.filter((at) => at > now - MINUTE), now]
  if (browser.attempts.length > MOST_A_MINUTE) return no(429, 'Too Many Requests')

  const given = loginOf(credentials.output.login)
  const account = accountWith(browser, given, now)
  const name = triedAs(account?.number ?? null, given)
  const trying = { browser, guesses, now, real }
  if (isClosed(trying, name)) return no(403, 'Login blocked', 'LOGIN_BLOCKED')
  if (!account || passwordOf(browser, account) !== credentials.output.password) {
    countWrong(trying, name)
    if (account) noteAccess(browser, account.number, { at: now, kind: 'wrong-password', device })
    return no(401, 'Wrong credentials', 'WRONG_CREDENTIALS')
  }
  forgetWrong(browser, name)
  // Reads the current customer: if the SIM card was blocked in this browser, codes go by e-mail.
  const customer = customerIn(browser, account.number, now)
  if (needsCode(browser, customer, now)) return askForCode(trying, customer, remembered)
  return signIn(entrance, account.number)
}

const Goodbye = v.optional(v.object({ usr: v.optional(v.string()) }))

/**
 * `POST /auth/logout`. Ends the session with the login marker `{ usr }` from the body, or else from the cookie. Always succeeds. A newer
 * session in the same browser keeps running and keeps its cookies.
 */
export async function logout(visit: Visit, request: Request): Promise<Response> {
  const { browser } = visit
  const { usr } = checked(Goodbye, parsed(await textIn(request))) ?? {}
  const session = sessionOf(visit)
  const ends = session !== null && (usr === undefined || usr === session.marker)
  if (ends) endSessions(browser, ({ sid }) => sid === session.sid)
  const hasNewer = !ends && browser.sessions.length > 0
  return json({ result: true }, 200, hasNewer ? [] : signedOutCookies(new URL(request.url)))
}
