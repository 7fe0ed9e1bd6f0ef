import { plainText } from './typedText.ts'

/** Letters of any script, with the marks that names have: apostrophes, hyphens, full stops, middle dots, joiners. */
const NAME = /^'?\p{L}(?:[\p{L}\p{M} '.·・-]|\u200c|\u200d)*$/u
const INFIX = /^[\p{L}\p{M} './-]{0,20}$/u
const INITIALS = /^\p{L}[\p{L}\p{M} .-]*$/u
const LONGEST_NAME = 50
const MOST_INITIALS = 8
/** Initials of more than one letter. */
const LONG_INITIALS = new Set(['Ch', 'Chr', 'IJ', 'Joh', 'Ph', 'Sj', 'Th', 'Tj'])

/** Keys of the error texts. */
type NameProblem = 'required' | 'invalid'

/** The problem with a first or last name, or null: letters, blanks, apostrophes and hyphens, at most 50 (domain 1.26). */
export function nameProblem(text: string): NameProblem | null {
  const name = plainText(text)
  if (name === '') return 'required'
  return NAME.test(name) && [...name].length <= LONGEST_NAME ? null : 'invalid'
}

const capital = (letters: string): string => letters.charAt(0).toLocaleUpperCase('nl') + letters.slice(1).toLocaleLowerCase('nl')

/** `th` and `Th` are Th, `ij` is IJ; null for letters that are no long initial. */
function longInitial(letters: string): string | null {
  const written = /^ij$/i.test(letters) ? 'IJ' : capital(letters)
  return LONG_INITIALS.has(written) ? written : null
}

/** The initials in letters between full stops or blanks. `isDotted`: a full stop follows. */
function initialsOf(letters: string, isDotted: boolean): string[] {
  const isCapitals = letters === letters.toLocaleUpperCase('nl')
  const isSmall = letters === letters.toLocaleLowerCase('nl')
  const long = (!isCapitals && !isSmall) || (isDotted && (isSmall || /^ij$/i.test(letters))) ? longInitial(letters) : null
  if (long !== null) return [long]
  // `JTh` are two initials, and the `Ja` of a phone that begins with a capital as well.
  const parts = isCapitals || isSmall ? [letters] : letters.split(/(?=\p{Lu})/u)
  return parts.length > 1
    ? parts.flatMap((part) => initialsOf(part, isDotted))
    : [...letters.matchAll(/\p{L}\p{M}*/gu)].map(([one]) => capital(one))
}

const initialsIn = (text: string): string[] =>
  [
    ...plainText(text)
      .replace(/[Ĳĳ]/g, 'IJ.')
      .matchAll(/([\p{L}\p{M}]+)(\.?)/gu),
  ].flatMap(([, letters = '', dot]) => initialsOf(letters, dot !== ''))

/** The problem with initials such as `J.A.`, `j a` or `Th.`, or null: one to eight, with or without full stops (domain 1.26). */
export function initialsProblem(text: string): NameProblem | null {
  const initials = plainText(text)
  if (initials === '') return 'required'
  return INITIALS.test(initials) && initialsIn(initials).length <= MOST_INITIALS ? null : 'invalid'
}

/** Formats `ja` as `J.A.` and keeps `Th.` and `IJ.`; invalid initials stay as typed. */
export const initialsText = (text: string): string =>
  initialsProblem(text) === null
    ? initialsIn(text)
        .map((initial) => `${initial}.`)
        .join('')
    : text

/** The problem with an infix such as `van der` or `v.d.`, or null. It may be empty. */
export const infixProblem = (text: string): 'invalid' | null => (INFIX.test(plainText(text)) ? null : 'invalid')

const startsWithCapital = (word: string): boolean => /^\P{L}*\p{Lu}/u.test(word)

/** Splits `van der Berg` into `van der` and `Berg`: the infix ends at the first capital. */
export function splitLastName(name: string): { infix: string; lastName: string } {
  const words = plainText(name).split(' ')
  const first = words.findIndex(startsWithCapital)
  return first > 0
    ? { infix: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') }
    : { infix: '', lastName: words.join(' ') }
}

/** Joins `van der` and `Berg` into `van der Berg`. */
export const lastNameInFull = (infix: string, lastName: string): string =>
  [plainText(infix), plainText(lastName)].filter(Boolean).join(' ')

const lettersOf = (name: string): string => plainText(name).replace(/[^\p{L}\p{M}\d]/gu, '') || plainText(name)

/** True for two spellings of one name, which differ at most in capitals, accents, quotes, dashes and blanks. */
export const isSameName = (one: string, other: string): boolean =>
  lettersOf(one).localeCompare(lettersOf(other), 'nl-NL', { sensitivity: 'base' }) === 0
