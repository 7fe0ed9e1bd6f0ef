import * as v from 'valibot'
import { Moment } from '#kit/parts.ts'
import { get } from '#model/operation.ts'

/** The uploaded picture, without the `data:` prefix; null for none. Personal: stays in memory. */
export const UserProfilePicture = v.object({
  base64: v.nullable(v.pipe(v.string(), v.base64())),
  pictureModifiedDate: v.nullable(Moment),
})
export type UserProfilePicture = v.InferOutput<typeof UserProfilePicture>

/** Apart from the rest of the profile, because the header of every screen shows it. */
export const getUserProfilePicture = get('getUserProfilePicture', UserProfilePicture)
