import { useServerRead } from '../api/client.ts'
import { getUserProfilePicture } from '../api/contract/profile.ts'
import type { User } from '../api/contract/session.ts'
import { avatarOf } from '../domain/avatar.ts'

/** What shows who is signed in (spec 9 avatar choice). The picture is asked for only when it would be shown. */
export function useAvatar(user: User | null): { name: string; picture: string | null } {
  const mayHavePicture = user !== null && (user.profile.avatarId === '' || user.profile.avatarId === 'custom')
  const { value } = useServerRead(mayHavePicture ? getUserProfilePicture : null)
  const avatar = avatarOf(user?.profile.avatarId ?? '', value?.base64 ?? null)
  return avatar.kind === 'picture' ? { name: '', picture: addressOf(avatar.base64) } : { name: avatar.name, picture: null }
}

/** The first characters of the base64 of a PNG and of a WebP; a JPEG else (spec 3 picture). */
const addressOf = (base64: string): string => {
  const type = base64.startsWith('iVBOR') ? 'png' : base64.startsWith('UklGR') ? 'webp' : 'jpeg'
  return `data:image/${type};base64,${base64}`
}
