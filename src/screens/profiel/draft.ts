import type { UserProfile } from '../../api/contract/profile.ts'
import type { AvatarId } from '../../api/contract/session.ts'
import { avatarOf, pictureAddress } from '../../domain/avatar.ts'

/** What becomes of the customer's own picture: it stays, goes, or is replaced by this one (base64). */
export type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; base64: string }

export const keep: PictureChange = { kind: 'keep' }

/** The drawing that is chosen as it stands: nobody chose one, and there is a picture or there is not. */
export function chosenAvatar({ avatarId }: Pick<UserProfile, 'avatarId'>, hasPicture: boolean): AvatarId {
  const avatar = avatarOf(avatarId, hasPicture ? 'picture' : null)
  return avatar.kind === 'picture' ? 'custom' : avatar.name
}

/** The own picture as it will be, by its address; null: none. `stored` is the base64 of the one of now. */
export function ownPicture(change: PictureChange, stored: string | null): string | null {
  if (change.kind === 'replace') return pictureAddress(change.base64)
  return change.kind === 'keep' && stored !== null ? pictureAddress(stored) : null
}
