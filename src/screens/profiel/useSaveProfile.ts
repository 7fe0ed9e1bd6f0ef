import { deleteUserProfilePicture, saveUserProfile, saveUserProfilePicture } from '../../api/contract/profile.ts'
import type { AvatarId } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { useWrite } from '../../order/useWrite.ts'
import type { PictureChange } from './draft.ts'

type Wanted = {
  avatarId: AvatarId
  nickName: string
  picture: PictureChange
  /** What shows the customer now: it stays when a picture of their own could not be kept. */
  before: AvatarId
}

/** Saves how a customer is shown and called: the picture first, so that nobody is shown by one that is not there. */
export function useSaveProfile() {
  const [sending, removing, saving] = [
    useWrite(saveUserProfilePicture),
    useWrite(deleteUserProfilePicture),
    useWrite(saveUserProfile),
  ]

  async function sendPicture({ avatarId, picture }: Wanted): Promise<Failure | null> {
    if (picture.kind === 'remove') return await removing.send(undefined)
    // A picture that is not going to be shown is not sent.
    if (picture.kind === 'replace' && avatarId === 'custom') return await sending.send({ base64: picture.base64 })
    return null
  }

  return {
    busy: sending.busy || removing.busy || saving.busy,
    isUnheard: saving.isUnheard,
    /** Answers what went wrong, or null. That of a picture is not told: the rest is saved all the same (spec 8). */
    async save(wanted: Wanted): Promise<Failure | null> {
      const isLost = (await sendPicture(wanted)) !== null && wanted.picture.kind === 'replace'
      return await saving.send({ avatarId: isLost ? wanted.before : wanted.avatarId, nickName: wanted.nickName })
    },
  }
}
