import type { User } from '#model/login/contract/session.ts'
import { avatarOf, pictureAddress } from '#model/profile/avatar.ts'
import { getUserProfilePicture } from '#model/profile/contract/profilePicture.ts'
import { useReadState } from '../api/client.ts'

export type ShownAvatar = { name: string; picture: string | null }

export const anybody: ShownAvatar = { name: 'generic', picture: null }

/**
 * The avatar of the signed-in customer; null until known, so that no other drawing flashes first. The picture is read only when it would
 * show.
 */
export function useAvatar(user: User | null, hasFailed: boolean): ShownAvatar | null {
  const mayHavePicture = user !== null && (user.profile.avatarId === '' || user.profile.avatarId === 'custom')
  const { value, settled } = useReadState(mayHavePicture ? getUserProfilePicture : null)
  if (user === null) return hasFailed ? anybody : null
  if (!settled) return null
  const avatar = avatarOf(user.profile.avatarId, value?.base64 ?? null)
  return avatar.kind === 'picture' ? { name: '', picture: pictureAddress(avatar.base64) } : { name: avatar.name, picture: null }
}
