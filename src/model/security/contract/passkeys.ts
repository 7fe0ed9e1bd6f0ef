import * as v from 'valibot'
import { Moment } from '#kit/parts.ts'
import { type NewPasskeyAnswer, NewPasskeyQuestion, type PasskeyAnswer, PasskeyQuestion } from '#model/login/contract/passkey.ts'
import { del, get, post, put, takes } from '#model/operation.ts'

/** A passkey of the customer. */
const Passkey = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1400)),
  name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)),
  addedAt: Moment,
  /** When it last signed in or proved who was at the screen; null for never. */
  usedAt: v.nullable(Moment),
  /** The password manager copies it to other devices of the customer. */
  synced: v.boolean(),
})
export type Passkey = v.InferOutput<typeof Passkey>

/**
 * `userId`: the customer as the keys know them, opaque. `device`: the device that asks, such as `Chrome op Android`, as a name for a new key;
 * null when it is not known. The newest key first.
 */
export const Passkeys = v.object({
  userId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  device: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(40))),
  passkeys: v.array(Passkey),
})
export type Passkeys = v.InferOutput<typeof Passkeys>

export const getPasskeys = get('getPasskeys', Passkeys) // not in the spec

/**
 * Asks for a new passkey, which is another way in. Refused 403 PROOF_NEEDED, with a locked number 409 NUMBER_LOCKED, and 409 PASSKEY_LIMIT with
 * ten passkeys.
 */
export const startAddingPasskey = post('startAddingPasskey', NewPasskeyQuestion, []) // not in the spec

/** Refused 404 CHALLENGE_GONE (answered before, of another session, or older than two minutes), 422 PASSKEY_WRONG, 409 PASSKEY_KNOWN. */
export const addPasskey = post(
  'addPasskey',
  Passkeys,
  ['getPasskeys', 'getSecurityLog', 'getTimeline'],
  takes<{ answer: NewPasskeyAnswer; name: string }>(),
) // not in the spec

/** Refused 404 PASSKEY_UNKNOWN. */
export const renamePasskey = put('renamePasskey', Passkeys, ['getPasskeys'], takes<{ id: string; name: string }>()) // not in the spec

/** Takes no proof: whoever lost a device must be able to close that way in at once. Refused 404 PASSKEY_UNKNOWN. */
export const removePasskey = del(
  'removePasskey',
  Passkeys,
  ['getPasskeys', 'getSecurityLog', 'getTimeline'],
  takes<{ id: string }>(),
) // not in the spec

/** Asks for one of the customer's own passkeys. Refused 404 PASSKEY_UNKNOWN when there is none. */
export const startPasskeyProof = post('startPasskeyProof', PasskeyQuestion, []) // not in the spec

/** Proves who is at the screen, as a password does (proof.ts). Refused 404 CHALLENGE_GONE or PASSKEY_UNKNOWN, 422 PASSKEY_WRONG. */
export const proveByPasskey = post('proveByPasskey', v.literal(true), ['getPasskeys'], takes<{ answer: PasskeyAnswer }>()) // not in the spec
