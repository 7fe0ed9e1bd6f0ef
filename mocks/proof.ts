/** Who is at the screen: a session proves it for a while, by the real clock, which ends sessions too. */
import { Refusal, type Reply } from './answers.ts'
import type { Context } from './backend.ts'
import { keepSession, type Session, sessionOf } from './browsers.ts'

const LASTS = 5 * 60_000

type Proof = keyof Session['proven']
type Asking = Pick<Context, 'browser' | 'sid' | 'real'>

/** Notes a proof of the session that asks. */
export function prove(asking: Asking, by: Proof): void {
  const session = sessionOf(asking)
  if (session) keepSession(asking.browser, { ...session, proven: { ...session.proven, [by]: asking.real } })
}

const isProven = (asking: Asking, by: Proof): boolean => (sessionOf(asking)?.proven[by] ?? 0) > asking.real - LASTS

/** Throws a refusal unless a password or a code was given in the last minutes. */
export function askProof(asking: Asking): void {
  if (!isProven(asking, 'password') && !isProven(asking, 'code'))
    throw new Refusal(403, 'Prove who you are first', 'PROOF_NEEDED')
}

/** Throws a refusal unless a code was given in the last minutes. */
export function askCode(asking: Asking): void {
  if (!isProven(asking, 'code')) throw new Refusal(409, 'The number is locked', 'NUMBER_LOCKED')
}

/** True for the refusals above. */
export const asksProof = ({ body }: Reply): boolean =>
  'code' in body && (body.code === 'PROOF_NEEDED' || body.code === 'NUMBER_LOCKED')
