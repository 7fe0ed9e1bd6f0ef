import type { AvatarId } from '../api/contract/session.ts'

/** The kind of picture nobody chose (spec 3: the default picture kind). */
const DEFAULT = 'custom' satisfies AvatarId

/** A drawing by its name, or the picture that the customer sent in. */
export type Avatar = { kind: 'drawing'; name: Exclude<AvatarId, 'custom'> } | { kind: 'picture'; base64: string }

/**
 * The picture of a customer: the chosen avatar if it is not the default; otherwise the uploaded picture; otherwise a default avatar (spec 9
 * avatar choice). `picture` is its base64; null when there is none or it did not come.
 */
export function avatarOf(avatarId: AvatarId | '', picture: string | null): Avatar {
  if (avatarId !== '' && avatarId !== DEFAULT) return { kind: 'drawing', name: avatarId }
  return picture ? { kind: 'picture', base64: picture } : { kind: 'drawing', name: 'generic' }
}

/** The address of a picture: the first characters of the base64 tell a PNG and a WebP from a JPEG (spec 3 picture). */
export const pictureAddress = (base64: string): string => {
  const type = base64.startsWith('iVBOR') ? 'png' : base64.startsWith('UklGR') ? 'webp' : 'jpeg'
  return `data:image/${type};base64,${base64}`
}
