import { plainText } from './typedText.ts'

const NAME = /^\p{L}[\p{L}\p{M} '’.-]{0,49}$/u
const INITIALS = /^(?:\p{L}\.?){1,8}$/u
const INFIX = /^[\p{L}\p{M} '’]{0,20}$/u

/** Names of the error texts. */
export type NameProblem = 'required' | 'invalid'

/** As it is stored: no marks that cannot be seen, no spaces at the ends, one between words. */
export const plainName = (text: string): string => plainText(text).normalize('NFC').trim().replace(/ +/g, ' ')

/** A first name or a last name (domain 1.26): letters, spaces, apostrophes and hyphens, at most 50. */
export function nameProblem(text: string): NameProblem | null {
  const name = plainName(text)
  if (name === '') return 'required'
  return NAME.test(name) ? null : 'invalid'
}

const plainInitials = (text: string): string => plainName(text).replaceAll(' ', '')

/** `J.A.`, `ja`: one to eight letters, with or without full stops. */
export function initialsProblem(text: string): NameProblem | null {
  const initials = plainInitials(text)
  if (initials === '') return 'required'
  return INITIALS.test(initials) ? null : 'invalid'
}

/** `ja` as `J.A.`; what are no initials stays as it was typed. */
export const initialsText = (text: string): string =>
  initialsProblem(text) === null
    ? [...plainInitials(text).replaceAll('.', '')].map((letter) => `${letter.toLocaleUpperCase('nl')}.`).join('')
    : text

/** `van der`: letters and spaces, and it may stay empty. */
export const infixProblem = (text: string): 'invalid' | null => (INFIX.test(plainName(text)) ? null : 'invalid')

/** `van der Berg` as `van der` and `Berg`: what begins with a small letter comes before the name. */
export function splitLastName(name: string): { infix: string; lastName: string } {
  const words = plainName(name).split(' ')
  const first = words.findIndex((word) => word.charAt(0) !== word.charAt(0).toLocaleLowerCase('nl'))
  return first > 0
    ? { infix: words.slice(0, first).join(' '), lastName: words.slice(first).join(' ') }
    : { infix: '', lastName: words.join(' ') }
}

/** `van der` and `Berg` as `van der Berg`. */
export const lastNameInFull = (infix: string, lastName: string): string =>
  [plainName(infix), plainName(lastName)].filter(Boolean).join(' ')
