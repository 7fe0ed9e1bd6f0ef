import { refresh } from '../../api/client.ts'
import {
  deleteUserProfilePicture,
  getUserProfile,
  getUserProfilePicture,
  saveUserProfile,
  saveUserProfilePicture,
} from '../../api/contract/profile.ts'
import { type AvatarId, getUser } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { useWrite } from '../../order/useWrite.ts'
import type { PictureChange } from './draft.ts'

type Wanted = { avatarId: AvatarId; nickName: string; picture: PictureChange }
/** What went wrong, and with which part; null: it is saved. */
export type NotSaved = { part: 'picture' | 'profile'; failure: Failure } | null

const nothing = () => undefined

/** Saves how a customer is shown and called: the picture first, so that nobody is shown by one that is not there. */
export function useSaveProfile() {
  const [sending, removing, saving] = [
    useWrite(saveUserProfilePicture),
    useWrite(deleteUserProfilePicture),
    useWrite(saveUserProfile),
  ]

  async function sendPicture({ avatarId, picture }: Wanted): Promise<Failure | null> {
    if (picture.kind === 'remove') return await removing.send(undefined, nothing)
    // A picture that is not going to be shown is not sent.
    if (picture.kind === 'replace' && avatarId === 'custom') return await sending.send({ base64: picture.base64 }, nothing)
    return null
  }

  return {
    busy: sending.busy || removing.busy || saving.busy,
    isUnheard: saving.isUnheard,
    async save(wanted: Wanted): Promise<NotSaved> {
      const refused = await sendPicture(wanted)
      if (refused) return { part: 'picture', failure: refused }
      const { avatarId, nickName } = wanted
      const failure = await saving.send({ avatarId, nickName }, () => refresh(getUser, getUserProfile, getUserProfilePicture))
      return failure && { part: 'profile', failure }
    },
  }
}
