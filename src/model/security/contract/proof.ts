import * as v from 'valibot'
import { Challenge } from '#model/login/contract/guest.ts'
import type { MfaMethod } from '#model/login/contract/session.ts'
import { post, takes } from '#model/operation.ts'

/*
 * Who is at the screen? A session proves it for five minutes: by signing in (with a locked number only with a passkey), by a password that was
 * typed, by a code, or by a passkey (passkeys.ts). A call that needs a newer proof is refused with 403 PROOF_NEEDED, and one that needs a code with 409 NUMBER_LOCKED. Nothing was
 * carried out then, and the refusal is not kept: the same write may come again under the same key, once the proof was given.
 *
 * A code belongs to one customer, one session and one purpose, and works once. Wrong codes of a customer count together over all sessions and
 * purposes, for a quarter of an hour each; another code, challenge or session begins no new count. So do wrong passwords, at signing in and
 * in every session, until the right one is given. Nobody can have a count forgotten by guessing at other names.
 */

/** Refused 422 PASSWORD_WRONG, 429 PASSWORD_TOO_OFTEN. */
export const proveByPassword = post('proveByPassword', v.literal(true), [], takes<{ password: string }>()) // not in the spec

/** Sends a code by the method of signing in, or by sms; within a minute it tells of the one that was sent. Refused 403 CODE_BLOCKED. */
export const sendProofCode = post('sendProofCode', Challenge, []) // not in the spec

/** Sends another code. Refused 404 CHALLENGE_GONE, 403 CODE_BLOCKED, 422 SIM_BLOCKED, and 429 within a minute of the last one. */
export const resendProofCode = post('resendProofCode', Challenge, [], takes<{ id: string; method: MfaMethod }>()) // not in the spec

/** `code`: six digits, in any notation that the form takes. Refused 422 CODE_WRONG (with `Attempts`), 410 CODE_EXPIRED, 403 CODE_BLOCKED, 404 CHALLENGE_GONE. */
export const proveByCode = post('proveByCode', v.literal(true), [], takes<{ id: string; code: string }>()) // not in the spec
