import type { AvatarId } from '#model/login/contract/session.ts'

/** The avatar of a customer who never chose one. */
const DEFAULT = 'custom' satisfies AvatarId

type AvatarPicture = { kind: 'drawing'; name: Exclude<AvatarId, 'custom'> } | { kind: 'picture'; base64: string }

/**
 * The avatar to show: the chosen drawing, otherwise the uploaded picture, otherwise a default drawing (spec 9 avatar choice).
 * `picture`: base64, null when absent or not loaded.
 */
export function avatarOf(avatarId: AvatarId | '', picture: string | null): AvatarPicture {
  if (avatarId !== '' && avatarId !== DEFAULT) return { kind: 'drawing', name: avatarId }
  return picture ? { kind: 'picture', base64: picture } : { kind: 'drawing', name: 'generic' }
}

/** The data URL of a picture. The first base64 characters tell PNG, WebP and JPEG apart (spec 3 picture). */
export const pictureAddress = (base64: string): string => {
  const type = base64.startsWith('iVBOR') ? 'png' : base64.startsWith('UklGR') ? 'webp' : 'jpeg'
  return `data:image/${type};base64,${base64}`
}
