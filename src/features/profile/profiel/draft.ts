import type { AvatarId } from '#model/login/contract/session.ts'
import { avatarOf, pictureAddress } from '#model/profile/avatar.ts'
import type { UserProfile } from '#model/profile/contract/profile.ts'

/** The change of the customer's own picture; `base64` is the new one. */
export type PictureChange = { kind: 'keep' } | { kind: 'remove' } | { kind: 'replace'; base64: string }

export const keep: PictureChange = { kind: 'keep' }

/** The chosen avatar; without a choice, the own picture if there is one. */
export function chosenAvatar({ avatarId }: Pick<UserProfile, 'avatarId'>, hasPicture: boolean): AvatarId {
  const avatar = avatarOf(avatarId, hasPicture ? 'picture' : null)
  return avatar.kind === 'picture' ? 'custom' : avatar.name
}

/** The URL of the customer's own picture after the change; null: none. `stored` is the current one in base64. */
export function ownPicture(change: PictureChange, stored: string | null): string | null {
  if (change.kind === 'replace') return pictureAddress(change.base64)
  return change.kind === 'keep' && stored !== null ? pictureAddress(stored) : null
}
