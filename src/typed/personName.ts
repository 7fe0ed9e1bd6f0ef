import { plainText } from './typedText.ts'

const NAME = /^\p{L}[\p{L}\p{M} '’.-]{0,49}$/u
const INITIALS = /^(?:\p{L}\.?){1,8}$/u
const INFIX = /^[\p{L}\p{M} '’]{0,20}$/u

/** Keys of the error texts. */
type NameProblem = 'required' | 'invalid'

/** The name as stored: no invisible characters, trimmed, with single spaces. */
export const plainName = (text: string): string => plainText(text).normalize('NFC').trim().replace(/ +/g, ' ')

/** The problem with a first or last name, or null: letters, spaces, apostrophes and hyphens, at most 50 (domain 1.26). */
export function nameProblem(text: string): NameProblem | null {
  const name = plainName(text)
  if (name === '') return 'required'
  return NAME.test(name) ? null : 'invalid'
}

const plainInitials = (text: string): string => plainName(text).replaceAll(' ', '')

/** The problem with initials such as `J.A.` or `ja`, or null: one to eight letters, with or without full stops. */
export function initialsProblem(text: string): NameProblem | null {
  const initials = plainInitials(text)
  if (initials === '') return 'required'
  return INITIALS.test(initials) ? null : 'invalid'
}

/** Formats `ja` as `J.A.`; invalid initials stay as typed. */
export const initialsText = (text: string): string =>
  initialsProblem(text) === null
    ? [...plainInitials(text).replaceAll('.', '')].map((letter) => `${letter.toLocaleUpperCase('nl')}.`).join('')
    : text

/** The problem with an infix such as `van der`, or null: letters and spaces. It may be empty. */
export const infixProblem = (text: string): 'invalid' | null => (INFIX.test(plainName(text)) ? null : 'invalid')

/** Splits `van der Berg` into `van der` and `Berg`: the infix ends at the first capital. */
export function splitLastName(name: string): { infix: string; lastName: string } {
  const words = plainName(name).split(' ')
  const first = words.findIndex((word) => word.charAt(0) !== word.charAt(0).toLocaleLowerCase('nl'))
  return first > 0
    ? { infix: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') }
    : { infix: '', lastName: words.join(' ') }
}

/** Joins `van der` and `Berg` into `van der Berg`. */
export const lastNameInFull = (infix: string, lastName: string): string =>
  [plainName(infix), plainName(lastName)].filter(Boolean).join(' ')
