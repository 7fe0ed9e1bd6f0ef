import * as v from 'valibot'
import { Moment } from '#kit/parts.ts'
import { AvatarId } from '#model/login/contract/session.ts'
import { del, get, put, takes } from '#model/operation.ts'

/** The avatar and nickname of a customer (spec 3 User: profile). Personal: stays in memory. */
export const UserProfile = v.object({
  /** Empty or an unknown name: the default avatar. */
  avatarId: v.fallback(v.union([AvatarId, v.literal('')]), ''),
  nickName: v.string(),
  pictureModifiedDate: v.nullable(Moment),
})
export type UserProfile = v.InferOutput<typeof UserProfile>

export const getUserProfile = get('getUserProfile', UserProfile)

/** `avatarId` `custom` is the uploaded picture. The nickname keeps the joiners in emoji and words of other scripts. Refused 400 for a nickname that is too long. */
export const saveUserProfile = put(
  'saveUserProfile',
  UserProfile,
  ['getUser', 'getUserProfile'],
  takes<{ avatarId: AvatarId | ''; nickName: string }>(),
)

/** JPEG or PNG, without the `data:` prefix (spec 9: at most 700000). Refused 413 when larger, 422 NO_PICTURE for other types. */
export const saveUserProfilePicture = put(
  'saveUserProfilePicture',
  UserProfile,
  ['getUser', 'getUserProfile', 'getUserProfilePicture'],
  takes<{ base64: string }>(),
)

export const deleteUserProfilePicture = del('deleteUserProfilePicture', UserProfile, [
  'getUser',
  'getUserProfile',
  'getUserProfilePicture',
]) // not in the spec
