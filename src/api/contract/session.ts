import * as v from 'valibot'
import { get } from '../operation.ts'

export const MfaStatus = v.picklist(['ACTIVE', 'PENDING_VERIFICATION', 'DISABLED_BY_CUSTOMER', 'UNSUPPORTED_PLATFORM'])
export const MfaMethod = v.picklist(['EMAIL', 'SMS'])
export type MfaMethod = v.InferOutput<typeof MfaMethod>

/**
 * What the readable `usr` cookie holds (spec 3 session user, decisions D7): flags only, nothing personal.
 * `usr` is the login marker, an opaque value that is new at every login.
 */
export const SessionUser = v.object({
  usr: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  prepaid: v.boolean(),
  isEsim: v.boolean(),
  mfaStatus: MfaStatus,
  mfaMethod: v.nullable(MfaMethod),
  contractAccepted: v.picklist(['true', 'false']),
})
export type SessionUser = v.InferOutput<typeof SessionUser>

/** The avatar choices of spec 3. */
export const AvatarId = v.picklist([
  'ball',
  'custom',
  'esim',
  'female',
  'generic',
  'globe',
  'internet',
  'male',
  'medal',
  'phone',
  'plane',
  'suitcase',
  'umbrella',
]) // prettier-ignore
export type AvatarId = v.InferOutput<typeof AvatarId>

/** Who is signed in. Personal: stays in memory. */
export const User = v.object({
  customerNumber: v.pipe(v.string(), v.nonEmpty()),
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  isPrepaid: v.boolean(),
  profile: v.object({
    /** Empty, or a name this app does not know: the default avatar. */
    avatarId: v.fallback(v.union([AvatarId, v.literal('')]), ''),
    nickName: v.string(),
  }),
})
export type User = v.InferOutput<typeof User>

/**
 * What `POST /auth/login` answers: the flags, and the customer number that binds stored figures to this customer. With the status
 * PENDING_VERIFICATION there is no session yet; `challenge` then says where the code went, and is checked by the few who meet one.
 */
export const LoginAnswer = v.object({
  session: SessionUser,
  customerNumber: v.pipe(v.string(), v.nonEmpty()),
  challenge: v.optional(v.unknown()),
})
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>

export const getUser = get('getUser', User)
