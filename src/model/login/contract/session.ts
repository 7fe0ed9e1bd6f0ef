import * as v from 'valibot'
import { get } from '#model/operation.ts'

export const MfaStatus = v.picklist(['ACTIVE', 'PENDING_VERIFICATION', 'DISABLED_BY_CUSTOMER', 'UNSUPPORTED_PLATFORM'])
export const MfaMethod = v.picklist(['EMAIL', 'SMS'])
export type MfaMethod = v.InferOutput<typeof MfaMethod>

/**
 * The content of the readable `usr` cookie (spec 3 session user, decisions D7): flags only, nothing personal. `usr` is the login marker:
 * opaque and new at every login.
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

/** The avatars; `custom` is the customer's own photo (spec 3). */
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
])
export type AvatarId = v.InferOutput<typeof AvatarId>

/** Why a customer cannot order a phone. The codes are ours; unknown codes become `OTHER`. */
export const HandsetRejectionReason = v.picklist([
  'OPEN_INVOICE',
  'OPEN_HANDSET_ORDER',
  'TOO_YOUNG',
  'CREDIT_CHECK_REJECTED',
  'CREDIT_REGISTER_REJECTED',
  'IDENTIFICATION_REJECTED',
  'ADDRESS_ABROAD',
  'OTHER',
])
export type HandsetRejectionReason = v.InferOutput<typeof HandsetRejectionReason>

/** The signed-in customer. Personal: stays in memory. */
export const User = v.object({
  customerNumber: v.pipe(v.string(), v.nonEmpty()),
  firstName: v.string(),
  lastName: v.string(),
  phoneNumber: v.string(),
  isPrepaid: v.boolean(),
  isHandsetEligible: v.boolean(),
  /** True while an order can be withdrawn. Not in the spec. */
  isInReflection: v.optional(v.boolean()),
  handsetRejectionReason: v.nullable(v.fallback(HandsetRejectionReason, 'OTHER')),
  profile: v.object({
    /** Empty or an unknown name: the default avatar. */
    avatarId: v.fallback(v.union([AvatarId, v.literal('')]), ''),
    nickName: v.string(),
  }),
})
export type User = v.InferOutput<typeof User>

/**
 * The answer of `POST /auth/login`: the flags, and the customer number that binds stored data to this customer. With PENDING_VERIFICATION
 * there is no session yet, and `challenge` describes the second factor; its reader validates it.
 */
export const LoginAnswer = v.object({
  session: SessionUser,
  customerNumber: v.pipe(v.string(), v.nonEmpty()),
  challenge: v.optional(v.unknown()),
})
export type LoginAnswer = v.InferOutput<typeof LoginAnswer>

export const getUser = get('getUser', User)

/** The session user, as in the cookie. Read again after a write that changes its flags (decisions D7). */
export const read = get('read', SessionUser)
