import { useServerRead } from '../api/client.ts'
import { getUserProfilePicture } from '../api/contract/profile.ts'
import type { User } from '../api/contract/session.ts'
import { avatarOf, pictureAddress } from '../domain/avatar.ts'

/** What shows who is signed in (spec 9 avatar choice). The picture is asked for only when it would be shown. */
export function useAvatar(user: User | null): { name: string; picture: string | null } {
  const mayHavePicture = user !== null && (user.profile.avatarId === '' || user.profile.avatarId === 'custom')
  const { value } = useServerRead(mayHavePicture ? getUserProfilePicture : null)
  const avatar = avatarOf(user?.profile.avatarId ?? '', value?.base64 ?? null)
  return avatar.kind === 'picture' ? { name: '', picture: pictureAddress(avatar.base64) } : { name: avatar.name, picture: null }
}
