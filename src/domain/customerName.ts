import { once } from './once.ts'

const LONGEST = 7
const graphemes = once(() => new Intl.Segmenter('nl', { granularity: 'grapheme' }))

/** Characters as people count them; where the browser cannot tell, a mark may be cut from its letter. */
const charactersOf = (text: string): string[] =>
  'Segmenter' in Intl ? [...graphemes().segment(text)].map(({ segment }) => segment) : [...text]

type Named = { firstName: string; profile: { nickName: string } }

/** Nickname if present, otherwise first name. */
export const calledName = ({ firstName, profile }: Named): string => profile.nickName.trim() || firstName

/** The name in the header: 8 or more characters are cut to 7 plus an ellipsis (spec 9). */
export function displayName(user: Named): string {
  const characters = charactersOf(calledName(user))
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : characters.join('')
}
