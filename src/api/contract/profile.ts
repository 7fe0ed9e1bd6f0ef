import * as v from 'valibot'
import { get } from '../operation.ts'
import { Moment } from './parts.ts'
import { AvatarId } from './session.ts'

/** How a customer is shown and called (spec 3 User: profile). Personal: stays in memory. */
export const UserProfile = v.object({
  /** Empty, or a name this app does not know: the default avatar. */
  avatarId: v.fallback(v.union([AvatarId, v.literal('')]), ''),
  nickName: v.string(),
  pictureModifiedDate: v.nullable(Moment),
})
export type UserProfile = v.InferOutput<typeof UserProfile>

/** The picture that a customer has sent in, without `data:` in front; null when there is none. Personal: stays in memory. */
export const UserProfilePicture = v.object({
  base64: v.nullable(v.pipe(v.string(), v.base64())),
  pictureModifiedDate: v.nullable(Moment),
})
export type UserProfilePicture = v.InferOutput<typeof UserProfilePicture>

export const getUserProfile = get('getUserProfile', UserProfile)
export const getUserProfilePicture = get('getUserProfilePicture', UserProfilePicture)
