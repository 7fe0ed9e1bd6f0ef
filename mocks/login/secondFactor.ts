/**
 * Codes by sms or e-mail. Account 13 answers a right password with a waiting session (PENDING_VERIFICATION); account 7, whose second factor
 * is ACTIVE, answers with its own 429. The code is always 123456; 000000 is expired and 999999 blocks. Codes expire and unblock by the demo
 * clock.
 *
 * A code belongs to one customer, one session and one purpose, and works once. Wrong codes of a customer count together, whatever they were
 * for, and only time makes them count no more: not another code, another challenge or another session.
 */

import { provider } from '#kit/provider.ts'
import { maskedLogin } from '#kit/typed/loginName.ts'
import type { Challenge } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { RESEND_AFTER } from '#model/login/secondFactor.ts'
import { codesGoTo } from '#model/profile/mailboxes.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { Refusal } from '../server/answers.ts'
import type { GuestContext } from '../server/backend.ts'
import { type Browser, customerIn, type PendingCode, sendMessage } from '../server/browsers.ts'
import { methodOf } from './flags.ts'
import { countGuess, isGuessing } from './guesses.ts'

export const CODE = '123456'
export const EXPIRED_CODE = '000000'
export const BLOCKING_CODE = '999999'

const MINUTE = 60_000
/** How long a code is valid (ms). */
const CODE_LIVES = 10 * MINUTE
/** How long a challenge waits for its code (ms). */
const CHALLENGE_WAITS = 30 * MINUTE
/** So many wrong codes in this time (ms) block all codes of a customer. */
const MOST_WRONG = 5
export const BLOCKED = 15 * MINUTE
const TRUSTED = 30 * 24 * 60 * MINUTE

/** The customer who is asked for a code, and the moment. */
export type Coding = Pick<GuestContext, 'browser' | 'guesses' | 'now' | 'real'>

/** Does this account need a code in this browser? */
export const needsCode = (browser: Browser, { mfa, number }: Account, now: number): boolean =>
  (mfa.status === 'ACTIVE' || mfa.status === 'PENDING_VERIFICATION') && (browser.trusted[number] ?? 0) <= now

/** Where a code or a link goes that proves who somebody is, at a moment (ms). */
export const codeAddressOf = (account: Account, method: MfaMethod, now: number): string =>
  method === 'SMS' ? account.phoneNumber : codesGoTo(account, now)

/** Codes are counted apart from passwords. */
const guessOf = (number: number) => `code ${number}`

const wrongOf = ({ browser, now }: Coding, number: number): readonly number[] =>
  (browser.wrongCodes[number] ?? []).filter((at) => at > now - BLOCKED && at <= now)

/** Are the codes of this customer refused for now, whatever they are for? */
export const areCodesBlocked = (coding: Coding, { number }: Pick<Account, 'number'>): boolean =>
  wrongOf(coding, number).length >= MOST_WRONG || isGuessing(coding.guesses, guessOf(number), coding.real)

/** Counts a wrong code, and answers how many more may be tried. After the last one, everything that waits for a code ends. */
function countWrong(coding: Coding, { number }: Pick<Account, 'number'>, code: string): number {
  const { browser, guesses, now, real } = coding
  const wrong = [...wrongOf(coding, number), ...Array.from({ length: code === BLOCKING_CODE ? MOST_WRONG : 1 }, () => now)]
  browser.wrongCodes = { ...browser.wrongCodes, [number]: wrong }
  countGuess(guesses, guessOf(number), real)
  if (wrong.length < MOST_WRONG) return MOST_WRONG - wrong.length
  browser.pendingCodes = browser.pendingCodes.filter(({ account }) => account !== number)
  return 0
}

/**
 * Throws a refusal unless this is the code that was sent: CODE_BLOCKED with the given status, CODE_EXPIRED or CODE_WRONG with the attempts
 * that are left.
 */
export function checkCode(
  coding: Coding,
  account: Pick<Account, 'number'>,
  code: string,
  { isExpired, blockedStatus }: { isExpired: boolean; blockedStatus: 403 | 429 },
): void {
  const blocked = () => new Refusal(blockedStatus, 'Too many wrong codes', 'CODE_BLOCKED')
  if (areCodesBlocked(coding, account)) throw blocked()
  if (code === EXPIRED_CODE || isExpired) throw new Refusal(410, 'This code has expired', 'CODE_EXPIRED')
  if (code === CODE) return
  const attemptsLeft = countWrong(coding, account, code)
  if (attemptsLeft === 0) throw blocked()
  throw new Refusal(422, 'Wrong code', 'CODE_WRONG', { attemptsLeft })
}

/** The other way to receive a code; null when there is none. No sms goes to a blocked SIM. */
function otherMethod(account: Account, { method, change }: Pick<PendingCode, 'method' | 'change'>): MfaMethod | null {
  // A way to receive codes is turned on with a code that came by it.
  if (change?.wanted === 'on') return null
  if (method === 'SMS') return 'EMAIL'
  return account.simcard.status === 'Geblokkeerd' ? null : 'SMS'
}

/** The part of a challenge that the customer sees. */
export const toldOf = (pending: PendingCode, account: Account, now: number): Challenge => ({
  id: pending.id,
  method: pending.method,
  destination: maskedLogin(codeAddressOf(account, pending.method, now)),
  other: otherMethod(account, pending),
})

const keepPending = (browser: Browser, pending: PendingCode): void => {
  const isReplaced = ({ id, purpose, sid }: PendingCode) =>
    id === pending.id || (purpose === pending.purpose && sid === pending.sid)
  browser.pendingCodes = [...browser.pendingCodes.filter((one) => !isReplaced(one)), pending]
}

/** Sends the code of a challenge by its method. */
function send({ browser, now }: Coding, pending: PendingCode, account: Account): Challenge {
  const { method } = pending
  const sent = { ...pending, codeAt: now, sent: { ...pending.sent, [method]: now } }
  keepPending(browser, sent)
  const text = `Je code voor ${provider.product} is ${CODE}.`
  sendMessage(browser, { at: now, method, to: codeAddressOf(account, method, now), text, link: null })
  return toldOf(sent, account, now)
}

/** For what, and in which session (null for signing in), a code is asked. */
type Wanted = Pick<PendingCode, 'purpose' | 'sid'>

/** Begins a challenge and sends its code. It takes the place of the earlier one of this session and purpose. */
export function challenge(
  coding: Coding,
  account: Account,
  { purpose, sid, change = null, method }: Wanted & { change?: PendingCode['change']; method?: MfaMethod },
): Challenge {
  if (areCodesBlocked(coding, account))
    throw purpose === 'sign-in' ? new Refusal(429, 'Too Many Requests') : new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
  // A customer without a second factor gets the code by sms, unless the card is blocked.
  const usual = methodOf(account) ?? otherMethod(account, { method: 'EMAIL', change: null }) ?? 'EMAIL'
  const { number } = account
  const begun = { purpose, sid, change, account: number, at: coding.now, codeAt: coding.now, sent: { SMS: 0, EMAIL: 0 } }
  return send(coding, { id: crypto.randomUUID(), method: method ?? usual, ...begun }, account)
}

/** The request that waits for a code in this session for this purpose; null when there is none. */
export function pendingOf({ browser, now }: Pick<Coding, 'browser' | 'now'>, { purpose, sid }: Wanted): PendingCode | null {
  const pending = browser.pendingCodes.find((one) => one.purpose === purpose && one.sid === sid)
  return pending && pending.at <= now && pending.at + CHALLENGE_WAITS > now ? pending : null
}

function pendingWith(coding: Coding, id: string | null, wanted: Wanted): PendingCode {
  const pending = pendingOf(coding, wanted)
  if (pending === null || pending.id !== id) throw new Refusal(404, 'Nothing waits for this code', 'CHALLENGE_GONE')
  return pending
}

/** A code that proves who is at the screen: the one of less than a minute ago when it still waits, and otherwise a new one. */
export function proofChallenge(coding: Coding & { sid: string }, account: Account): Challenge {
  const wanted = { purpose: 'proof', sid: coding.sid } as const
  const pending = pendingOf(coding, wanted)
  if (pending && pending.codeAt <= coding.now && coding.now - pending.codeAt < RESEND_AFTER)
    return toldOf(pending, account, coding.now)
  return challenge(coding, account, wanted)
}

/** Sends another code. */
export function resend(coding: Coding, id: string | null, method: MfaMethod, wanted: Wanted): Challenge {
  const pending = pendingWith(coding, id, wanted)
  const account = customerIn(coding.browser, pending.account, coding.now)
  if (areCodesBlocked(coding, account)) throw new Refusal(403, 'Too many wrong codes', 'CODE_BLOCKED')
  if (method !== pending.method && method !== otherMethod(account, pending))
    throw new Refusal(422, 'No code can be sent there', 'SIM_BLOCKED')
  if (coding.now - pending.sent[method] < RESEND_AFTER) throw new Refusal(429, 'Too Many Requests')
  return send(coding, { ...pending, method }, account)
}

/** The challenge that this code answers, and its account. A code works once. */
export function verified(
  coding: Coding,
  id: string | null,
  code: string,
  wanted: Wanted,
): { account: Account; pending: PendingCode } {
  const { browser, now } = coding
  const pending = pendingWith(coding, id, wanted)
  const account = customerIn(browser, pending.account, now)
  const isExpired = pending.codeAt + CODE_LIVES <= now
  if (code === EXPIRED_CODE || isExpired) keepPending(browser, { ...pending, sent: { SMS: 0, EMAIL: 0 } }) // another may be sent at once
  checkCode(coding, account, code, { isExpired, blockedStatus: 403 })
  dropCode(browser, pending.id)
  return { account, pending }
}

export function dropCode(browser: Browser, id: string): void {
  browser.pendingCodes = browser.pendingCodes.filter((pending) => pending.id !== id)
}

/** This browser needs no code for this account for a while. */
export function trust(browser: Browser, { number }: Account, now: number): void {
  browser.trusted = { ...browser.trusted, [number]: now + TRUSTED }
}

/** No browser does without a code for this account any more. */
export function distrust(browser: Browser, { number }: Pick<Account, 'number'>): void {
  browser.trusted = { ...browser.trusted, [number]: 0 }
}
