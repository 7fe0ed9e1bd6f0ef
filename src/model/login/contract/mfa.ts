import * as v from 'valibot'
import { get, post, takes } from '#model/operation.ts'
import { Challenge } from './guest.ts'
import { MfaMethod, MfaStatus } from './session.ts'

const Destination = v.pipe(v.string(), v.maxLength(254))

/** A change that waits for its code: the destination of the code, and the change. */
const Waiting = v.object({ ...Challenge.entries, wanted: v.picklist(['on', 'off']) })
export type MfaWaiting = v.InferOutput<typeof Waiting>

/** The two-step verification of a customer (spec 4 MFA). Destinations are masked. Personal: stays in memory. */
export const MfaSettings = v.object({
  status: MfaStatus,
  method: v.nullable(MfaMethod),
  destinations: v.object({ SMS: Destination, EMAIL: Destination }),
  /** The simcard is blocked, so sms codes do not arrive (domain 1.24). */
  simBlocked: v.boolean(),
  waiting: v.nullable(Waiting),
})
export type MfaSettings = v.InferOutput<typeof MfaSettings>

export const getMfaSettings = get('getMfaSettings', MfaSettings) // not in the spec

/**
 * Sends a code that confirms the change. To turn it on or to change the method, the code uses the new method. The change waits in the
 * session that asked for it. Refused: 422 PASSWORD_WRONG, 429 PASSWORD_TOO_OFTEN, 403 CODE_BLOCKED, 422 SIM_BLOCKED (an sms would not
 * arrive), 409 UNSUPPORTED or UNCHANGED.
 */
export const startMfaChange = post(
  'startMfaChange',
  MfaSettings,
  ['getMfaSettings'],
  takes<{ wanted: 'on' | 'off'; method: MfaMethod; password: string }>(),
) // not in the spec

/**
 * Makes the change, and ends the trust in every device. Refused: 422 CODE_WRONG (with `Attempts`), 410 CODE_EXPIRED, 403 CODE_BLOCKED, 404
 * CHALLENGE_GONE.
 */
export const confirmMfaChange = post(
  'confirmMfaChange',
  MfaSettings,
  ['getMfaSettings', 'getSecurityLog'],
  takes<{ id: string; code: string }>(),
) // not in the spec

/**
 * Sends another code, by the same or the other method. Refused 404 CHALLENGE_GONE, 403 CODE_BLOCKED, 422 SIM_BLOCKED, and 429 within a
 * minute of the last one.
 */
export const resendMfaChange = post(
  'resendMfaChange',
  MfaSettings,
  ['getMfaSettings'],
  takes<{ id: string; method: MfaMethod }>(),
) // not in the spec

/** Cancels the pending change. */
export const stopMfaChange = post('stopMfaChange', MfaSettings, ['getMfaSettings']) // not in the spec
