import { deleteUserProfilePicture, saveUserProfile, saveUserProfilePicture } from '../../../api/contract/profile.ts'
import type { AvatarId } from '../../../api/contract/session.ts'
import type { Failure } from '../../../api/failure.ts'
import { useDeed } from '../../../deed/useDeed.ts'
import { profileCopy as copy } from './copy.ts'
import type { PictureChange } from './draft.ts'

type Wanted = {
  avatarId: AvatarId
  nickName: string
  picture: PictureChange
  /** The current avatar: it stays when the new picture could not be saved. */
  before: AvatarId
}

/** Saves the profile. The picture goes first, so that the profile never refers to a missing picture. */
export function useSaveProfile() {
  const [sending, removing, saving] = [
    useDeed(saveUserProfilePicture),
    useDeed(deleteUserProfilePicture),
    useDeed(saveUserProfile, { failed: copy.error }),
  ]

  async function sendPicture({ avatarId, picture }: Wanted): Promise<Failure | null> {
    if (picture.kind === 'remove') return await removing.run(undefined)
    if (picture.kind === 'replace' && avatarId === 'custom') return await sending.run({ base64: picture.base64 })
    return null
  }

  return {
    busy: sending.busy || removing.busy || saving.busy,
    refusal: saving.refusal,
    /** Resolves to the failure, or null. A failed picture is not reported: the rest is saved all the same. */
    async save(wanted: Wanted): Promise<Failure | null> {
      const isLost = (await sendPicture(wanted)) !== null && wanted.picture.kind === 'replace'
      return await saving.run({ avatarId: isLost ? wanted.before : wanted.avatarId, nickName: wanted.nickName })
    },
  }
}
