import * as v from 'valibot'
import { post, takes } from '#model/operation.ts'
import { LoginAnswer } from './session.ts'

/*
 * Passkeys (WebAuthn): a key that the device or the password manager of the customer keeps, and opens after a finger, a face or a code of the
 * device. A question is signed with it. A question belongs to one session (for signing in: one browser) and one purpose, works once, and
 * for two minutes. Questions and answers are the JSON of WebAuthn level 3, as browsers read and write it.
 */

const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(2000))
const Key = v.object({ type: v.literal('public-key'), id: Base64Url })

/** The question whose answer proves who somebody is. Without `allowCredentials` the customer chooses from all keys for this site. */
export const PasskeyQuestion = v.object({
  challenge: Base64Url,
  rpId: v.pipe(v.string(), v.nonEmpty()),
  timeout: v.pipe(v.number(), v.integer(), v.minValue(1000)),
  userVerification: v.literal('required'),
  allowCredentials: v.array(Key),
})
export type PasskeyQuestion = v.InferOutput<typeof PasskeyQuestion>

/** The question with which a key is made. */
export const NewPasskeyQuestion = v.object({
  challenge: Base64Url,
  rp: v.object({ id: v.pipe(v.string(), v.nonEmpty()), name: v.string() }),
  user: v.object({ id: Base64Url, name: v.string(), displayName: v.string() }),
  /** The algorithms by their number in COSE, the preferred one first. */
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.pipe(v.number(), v.integer()) })),
  timeout: v.pipe(v.number(), v.integer(), v.minValue(1000)),
  excludeCredentials: v.array(Key),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type NewPasskeyQuestion = v.InferOutput<typeof NewPasskeyQuestion>

/** The answer to a question, as `PublicKeyCredential.toJSON()` writes it, with other fields that nobody needs. */
export type PasskeyAnswer = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string }
  authenticatorAttachment?: string
}

/** A key that was made. */
export type NewPasskeyAnswer = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string; attestationObject: string; transports?: string[] }
  authenticatorAttachment?: string
}

/** Asks nobody in particular: the answer tells who it is. */
export const startPasskeySignIn = post('startPasskeySignIn', PasskeyQuestion, []) // not in the spec

/**
 * Signs in, instead of password and code. Refused 404 CHALLENGE_GONE (answered before, of another browser, or older than two minutes), 404
 * PASSKEY_UNKNOWN, 422 PASSKEY_WRONG.
 */
export const signInWithPasskey = post('signInWithPasskey', LoginAnswer, [], takes<{ answer: PasskeyAnswer }>()) // not in the spec
