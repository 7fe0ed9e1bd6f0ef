import { once } from '#kit/once.ts'

const LONGEST = 7
const graphemes = once(() => new Intl.Segmenter('nl', { granularity: 'grapheme' }))

/** Grapheme clusters; without Intl.Segmenter an accent may be cut from its letter. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? [...graphemes().segment(text)].map(({ segment }) => segment) : [...text]

type Named = { firstName: string; profile: { nickName: string } }

/** The nickname if present, otherwise the first name. */
export const calledName = ({ firstName, profile }: Named): string => profile.nickName.trim() || firstName

export function displayName(user: Named): string {
  const characters = charactersOf(calledName(user))
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
