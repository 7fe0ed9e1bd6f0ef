import * as v from 'valibot'
import type { Account } from '../fixtures/accounts/account.ts'
import type { RefusalCode } from '../src/api/contract/refusals.ts'
import type { LoginAnswer } from '../src/api/contract/session.ts'
import { noteAccess } from './accessLog.ts'
import { accountWith } from './accountWith.ts'
import { checked, json, objectIn, parsed, Refusal, refused, textIn } from './answers.ts'
import { type Browser, customerIn, type Entrance, see, sessionOf, type Visit } from './browsers.ts'
import { browserCookie, signedInCookies, signedOutCookies } from './cookies.ts'
import { entryOf, withEntry, withoutEntry } from './entries.ts'
import { flagsOf } from './flags.ts'
import { countGuess, type Guesses, isGuessing } from './guesses.ts'
import { passwordOf } from './newPassword.ts'
import { challenge, needsCode } from './secondFactor.ts'

const MINUTE = 60_000
const MOST_A_MINUTE = 20
/** A login is locked after this many wrong passwords in a row. */
const WRONG_IN_A_ROW = 5
const CLOSED = 15 * MINUTE
/** The number of logins for which a browser remembers wrong passwords. */
const MOST_NAMES = 100

/** Normalises a login: an e-mail address to lower case, a mobile number to 06 and eight digits. */
function loginOf(typed: string): string {
  const login = typed.trim().toLowerCase()
  return login.includes('@') ? login : login.replace(/[\s()-]/g, '').replace(/^(?:\+|00)310?6/, '06')
}

const typed = v.pipe(v.string(), v.maxLength(1000))

const Credentials = v.object({ login: typed, password: typed })

/** Signs an account in. Every sign-in gets a new session id, so that an old id is worthless. */
export function admit(
  { door, browser, url, device, now, real }: Entrance,
  number: number,
  kind: 'signed-in' | 'signed-in-with-code' = 'signed-in',
): { answer: LoginAnswer; cookies: string[] } {
  const session = {
    sid: crypto.randomUUID(),
    marker: crypto.randomUUID(),
    account: number,
    begunAt: real,
    seenAt: real,
    proven: { password: real, code: kind === 'signed-in-with-code' ? real : 0 },
  }
  browser.session = session
  see(browser, number, now)
  noteAccess(browser, number, { at: now, kind, device, marker: session.marker })
  door.keep(browser)
  const account = customerIn(browser, number, now)
  const flags = flagsOf(account, session.marker)
  return {
    answer: { session: flags, customerNumber: account.customerNumber },
    cookies: [browserCookie(url, browser.id), ...signedInCookies(url, session.sid, flags)],
  }
}

export function signIn(entrance: Entrance, account: number): Response {
  const { answer, cookies } = admit(entrance, account)
  return json({ result: answer }, 200, cookies)
}

/** Answers a right password with the address the code was sent to. The session starts only after the code. */
function askForCode(browser: Browser, account: Account, now: number, cookies: readonly string[]): Response {
  const waiting = challenge(browser, account, now)
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
  const name = account?.phoneNumber ?? given
  const wrong = (entryOf(browser.wrong, name) ?? []).filter((at) => at > now - CLOSED)
  if (wrong.length >= WRONG_IN_A_ROW || isGuessing(guesses, name, real)) return no(403, 'Login blocked', 'LOGIN_BLOCKED')
  if (!account || passwordOf(browser, account) !== credentials.output.password) {
    browser.wrong = withEntry(browser.wrong, name, [...wrong, now], MOST_NAMES)
    countGuess(guesses, name, real)
    if (account) noteAccess(browser, account.number, { at: now, kind: 'wrong-password', device })
    return no(401, 'Wrong credentials', 'WRONG_CREDENTIALS')
  }
  browser.wrong = withoutEntry(browser.wrong, name)
  // Reads the current customer: if the SIM card was blocked in this browser, codes go by e-mail.
  const customer = customerIn(browser, account.number, now)
  if (needsCode(browser, customer, now)) return askForCode(browser, customer, now, remembered)
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
  if (session && (usr === undefined || usr === session.marker)) browser.session = null
  return json({ result: true }, 200, browser.session ? [] : signedOutCookies(new URL(request.url)))
}
