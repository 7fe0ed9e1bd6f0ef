import * as v from 'valibot'
import { del, get, put, takes } from '../operation.ts'
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

/** `avatarId` `custom` is the customer's own picture. Refused 400 for a nickname that is too long. */
export const saveUserProfile = put(
  'saveUserProfile',
  UserProfile,
  ['getUser', 'getUserProfile'],
  takes<{ avatarId: AvatarId | ''; nickName: string }>(),
)

/** JPEG or PNG, without `data:` in front (spec 9: at most 700000). Refused 413 when it is larger, 422 for anything else. */
export const saveUserProfilePicture = put(
  'saveUserProfilePicture',
  UserProfile,
  ['getUser', 'getUserProfile', 'getUserProfilePicture'],
  takes<{ base64: string }>(),
)

/** Takes the customer's own picture away. */
export const deleteUserProfilePicture = del('deleteUserProfilePicture', UserProfile, [
  'getUser',
  'getUserProfile',
  'getUserProfilePicture',
]) // not in the spec
