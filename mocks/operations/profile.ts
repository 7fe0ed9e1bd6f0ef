import { dayAt } from '../../fixtures/accounts/build.ts'
import type * as contract from '../../src/api/contract/profile.ts'
import { momentOf } from '../../src/domain/dates.ts'
import type { Context, Part } from '../backend.ts'

/** Pictures are sent in over coffee. */
const HOUR = 10

const modifiedOf = ({ account: { picture }, world }: Context): string | null =>
  picture && new Date(momentOf(dayAt(picture.sent, world.today), HOUR)).toISOString()

export const profile: Part<typeof contract> = {
  getUserProfile: (_, context) => ({
    avatarId: context.account.avatarId,
    nickName: context.account.nickName,
    pictureModifiedDate: modifiedOf(context),
  }),
  getUserProfilePicture: (_, context) => ({
    base64: context.account.picture?.base64 ?? null,
    pictureModifiedDate: modifiedOf(context),
  }),
}
