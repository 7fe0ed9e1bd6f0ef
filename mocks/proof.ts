/** Who is at the screen: a session proves it for a while, by the real clock, which ends sessions too. */
import { Refusal, type Reply } from './answers.ts'
import type { Context } from './backend.ts'
import type { Browser, Session } from './browsers.ts'

const LASTS = 5 * 60_000

type Proof = keyof Session['proven']

/** Notes a proof of the session of now, at a moment of the real clock (ms). */
export function prove(browser: Browser, by: Proof, real: number): void {
  const { session } = browser
  if (session) browser.session = { ...session, proven: { ...session.proven, [by]: real } }
}

type Asking = Pick<Context, 'browser' | 'real'>

const isProven = ({ browser: { session }, real }: Asking, by: Proof): boolean =>
  session !== null && session.proven[by] > real - LASTS

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
