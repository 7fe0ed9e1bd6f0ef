/**
 * Signing in with a code. Account 13 answers a right password with a waiting session (PENDING_VERIFICATION); account 7, whose second factor
 * is ACTIVE, answers with its own 429. The code is always 123456; 000000 is expired and 999999 blocks. Codes expire and unblock by the demo
 * clock.
 */
import type { Account } from '../fixtures/accounts/account.ts'
import type { Challenge } from '../src/api/contract/guest.ts'
import type { MfaMethod } from '../src/api/contract/session.ts'
import { RESEND_AFTER } from '../src/domain/secondFactor.ts'
import { provider } from '../src/provider.ts'
import { maskedLogin } from '../src/typed/loginName.ts'
import { Refusal } from './answers.ts'
import type { GuestContext } from './backend.ts'
import { type Browser, type CodePurpose, customerIn, type PendingLogin, sendMessage } from './browsers.ts'
import { methodOf } from './flags.ts'
import { countGuess, isGuessing } from './guesses.ts'

export const CODE = '123456'
export const EXPIRED_CODE = '000000'
export const BLOCKING_CODE = '999999'

const MINUTE = 60_000
/** How long a code is valid (ms). */
export const CODE_LIVES = 10 * MINUTE
/** How long a right password waits for its code (ms). */
const LOGIN_WAITS = 30 * MINUTE
/** So many wrong codes end it. */
export const WRONG_IN_A_ROW = 5
export const BLOCKED = 15 * MINUTE
/** Are codes refused after too many wrong ones (their moments in ms)? For a quarter of an hour, or until a new one is sent. */
export const tooManyWrong = (wrong: readonly number[], now: number): boolean =>
  wrong.filter((at) => at > now - BLOCKED).length >= WRONG_IN_A_ROW
const TRUSTED = 30 * 24 * 60 * MINUTE

/** Does this account need a code in this browser? */
export const needsCode = (browser: Browser, { mfa, number }: Account, now: number): boolean =>
  (mfa.status === 'ACTIVE' || mfa.status === 'PENDING_VERIFICATION') && (browser.trusted[number] ?? 0) <= now

export const addressOf = (account: Account, method: MfaMethod) => (method === 'SMS' ? account.phoneNumber : account.email)

/** The other way to receive a code; null when there is none. No sms goes to a blocked SIM. */
function otherMethod(account: Account, method: MfaMethod): MfaMethod | null {
  if (method === 'SMS') return 'EMAIL'
  return account.simcard.status === 'Geblokkeerd' ? null : 'SMS'
}

const told = ({ id, method }: PendingLogin, account: Account): Challenge => ({
  id,
  method,
  destination: maskedLogin(addressOf(account, method)),
  other: otherMethod(account, method),
})

function send(browser: Browser, pending: PendingLogin, account: Account, now: number): void {
  pending.sent[pending.method] = now
  pending.codeAt = now
  sendMessage(browser, {
    at: now,
    method: pending.method,
    to: addressOf(account, pending.method),
    text: `Je code voor ${provider.product} is ${CODE}.`,
    link: null,
  })
}

const tooManyCodes = (purpose: CodePurpose) =>
  purpose === 'proof' ? new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED') : new Refusal(429, 'Too Many Requests')

const isBlocked = (browser: Browser, account: Account, now: number) => (browser.codesBlocked[account.number] ?? 0) > now

/** Sends a code and answers where it went: after a right password, or to prove who is at the screen. */
export function challenge(browser: Browser, account: Account, now: number, purpose: CodePurpose = 'sign-in'): Challenge {
  if (isBlocked(browser, account, now)) throw tooManyCodes(purpose)
  // Who has no second factor gets the code by sms, unless the card is blocked.
  const method = methodOf(account) ?? otherMethod(account, 'EMAIL') ?? 'EMAIL'
  const id = crypto.randomUUID()
  const pending = { id, purpose, account: account.number, method, at: now, codeAt: now, sent: { SMS: 0, EMAIL: 0 }, wrong: 0 }
  browser.pending = pending
  send(browser, pending, account, now)
  return told(pending, account)
}

function pendingIn(browser: Browser, id: string | null, now: number, purpose: CodePurpose): PendingLogin {
  const { pending } = browser
  if (!pending || pending.id !== id || pending.purpose !== purpose || pending.at + LOGIN_WAITS <= now)
    throw new Refusal(404, 'No such login', 'CHALLENGE_GONE')
  return pending
}

/** A code that proves who is at the screen: the one of less than a minute ago when it still waits, and otherwise a new one. */
export function proofChallenge(browser: Browser, account: Account, now: number): Challenge {
  const { pending } = browser
  const isWaiting = pending?.purpose === 'proof' && pending.account === account.number
  if (isWaiting && pending.codeAt <= now && now - pending.codeAt < RESEND_AFTER) return told(pending, account)
  return challenge(browser, account, now, 'proof')
}

/** Sends another code. Earlier wrong codes still count. */
export function resend(
  browser: Browser,
  id: string | null,
  method: MfaMethod,
  now: number,
  purpose: CodePurpose = 'sign-in',
): Challenge {
  const pending = pendingIn(browser, id, now, purpose)
  const account = customerIn(browser, pending.account, now)
  if (method !== pending.method && method !== otherMethod(account, pending.method))
    throw new Refusal(422, 'No code can be sent there')
  if (now - pending.sent[method] < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
  pending.method = method
  send(browser, pending, account, now)
  return told(pending, account)
}

function block(browser: Browser, account: Account, now: number): never {
  browser.codesBlocked = { ...browser.codesBlocked, [account.number]: now + BLOCKED }
  browser.pending = null
  throw new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
}

/** Codes are counted apart from passwords. */
const guessOf = ({ number }: Account) => `code ${number}`

/** The account that this code is for. A code works once. */
export function verified(
  { browser, guesses, now, real }: Pick<GuestContext, 'browser' | 'guesses' | 'now' | 'real'>,
  id: string | null,
  code: string,
  purpose: CodePurpose,
): Account {
  const pending = pendingIn(browser, id, now, purpose)
  const account = customerIn(browser, pending.account, now)
  if (code === BLOCKING_CODE || isGuessing(guesses, guessOf(account), real)) block(browser, account, now)
  if (code === EXPIRED_CODE || pending.codeAt + CODE_LIVES <= now) {
    pending.sent[pending.method] = 0 // no delay before the next code
    throw new Refusal(410, 'This code has expired', 'CODE_EXPIRED')
  }
  if (code !== CODE) {
    pending.wrong += 1
    countGuess(guesses, guessOf(account), real)
    if (pending.wrong >= WRONG_IN_A_ROW) block(browser, account, now)
    throw new Refusal(422, 'Wrong code', 'CODE_WRONG', { attemptsLeft: WRONG_IN_A_ROW - pending.wrong })
  }
  browser.pending = null
  return account
}

/** This browser needs no code for this account for a while. */
export function trust(browser: Browser, { number }: Account, now: number): void {
  browser.trusted = { ...browser.trusted, [number]: now + TRUSTED }
}
