import * as v from 'valibot'
import { known, Moment } from '#kit/parts.ts'
import { get } from '#model/operation.ts'

/** Events on an account or a number that an intruder could also cause. */
export const SecurityKind = v.picklist([
  'signed-in',
  'signed-in-with-code',
  'signed-in-with-passkey',
  'wrong-password',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'email-changed',
  'iban-changed',
  'address-changed',
  'mfa-on',
  'mfa-off',
  'sim-blocked',
  'sim-unblocked',
  'sim-requested',
  'sim-replaced',
  'esim-installed',
  'porting-requested',
  'porting-out-requested',
  'porting-out-confirmed',
  'number-lock-on',
  'number-lock-off',
  'request-cancelled',
])
export type SecurityKind = v.InferOutput<typeof SecurityKind>

const SecurityEvent = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
  kind: SecurityKind,
  at: Moment,
  /** Such as `Chrome op Android`; null when it was not done on a device of the customer. */
  device: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(80))),
  /** It happened in the session that asks. */
  current: v.boolean(),
})
export type SecurityEvent = v.InferOutput<typeof SecurityEvent>

/** The last 90 days, newest first. Personal: stays in memory. */
export const SecurityLog = v.object({ events: known(SecurityEvent, 'kind') })

export const getSecurityLog = get('getSecurityLog', SecurityLog) // not in the spec
