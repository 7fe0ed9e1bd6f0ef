/** A proof of who is at the screen is valid for a while, by the real clock, which ends sessions too. */
import { Refusal, type Reply } from '../server/answers.ts'
import type { Context } from '../server/backend.ts'
import { keepSession, type Session, sessionOf } from '../server/browsers.ts'

const LASTS = 5 * 60_000

type Proof = keyof Session['proven']
type Asking = Pick<Context, 'browser' | 'sid' | 'real' | 'account'>

/** Notes a proof of the session that asks. */
export function prove(asking: Asking, by: 'password' | 'code' | 'passkey'): void {
  const session = sessionOf(asking)
  if (session) keepSession(asking.browser, { ...session, proven: { ...session.proven, [by]: asking.real } })
}

const isProven = (asking: Asking, by: Proof): boolean => (sessionOf(asking)?.proven[by] ?? 0) > asking.real - LASTS

/**
 * Throws a refusal unless the customer signed in, typed the password, gave a code or used a passkey in the last minutes. With a locked
 * number, signing in with a password is no proof.
 */
export function askProof(asking: Asking): void {
  const accepted: readonly Proof[] = asking.account.numberLock.on
    ? ['password', 'code', 'passkey']
    : ['signIn', 'password', 'code', 'passkey']
  if (!accepted.some((by) => isProven(asking, by))) throw new Refusal(403, 'Prove who you are first', 'PROOF_NEEDED')
}

/** Throws a refusal unless a code was given in the last minutes. */
export function askCode(asking: Asking): void {
  if (!isProven(asking, 'code')) throw new Refusal(409, 'The number is locked', 'NUMBER_LOCKED')
}

/** Asks for a code when the number is locked, and otherwise for any proof. */
export const askLocked = (asking: Asking): void => (asking.account.numberLock.on ? askCode(asking) : askProof(asking))

/** True for the refusals above. */
export const asksProof = ({ body }: Reply): boolean =>
  'code' in body && (body.code === 'PROOF_NEEDED' || body.code === 'NUMBER_LOCKED')
