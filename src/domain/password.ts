import { provider } from '../provider.ts'

/** Domain 1.26: 10 to 64 characters. Texts say the same numbers. */
const SHORTEST = 10
const LONGEST = 64

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'tooCommon' | 'containsPersonal'

/** Words that the guessing starts with; with digits or signs around them they are no better. */
const COMMON = new Set(
  (
    'wachtwoord welkom geheim password passw pass qwerty qwertyuiop azerty azertyuiop asdfghjkl letmein iloveyou ikhouvanjou ikhouvanjij ' +
    'voetbal ajax feyenoord nederland holland amsterdam rotterdam utrecht admin administrator login inloggen test tester master monkey ' +
    'dragon princess sunshine football baseball welcome superman batman secret changeme zomer winter lente herfst januari februari maart ' +
    'april mei juni juli augustus september oktober november december abcdefghijkl abcdefghij vakantie'
  )
    .split(' ')
    .concat(provider.slug, `mijn${provider.slug}`),
)
const LOOKALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** As counted by people: an emoji is one. */
const characters = (text: string): string[] => [...text]

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
const lookedAlike = (text: string): string => text.toLowerCase().replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** `abcdefghij`, `0987654321`, `aaaaaaaaaa`: each character is the one before it, the next or the previous. */
function isRun(text: string): boolean {
  const codes = characters(text).map((character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}

/** `1234567890`, in which the zero comes after the nine, and parts that come back: `steltstelt`. */
const isRepeated = (text: string): boolean =>
  /^(.{1,8}?)\1+$/su.test(text) || '12345678901234567890'.includes(text) || '09876543210987654321'.includes(text)

function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  if (isRun(small) || isRepeated(small)) return true
  return [letters(small), letters(lookedAlike(small.replace(/[\d\W_]+$/, '')))].some((word) => COMMON.has(word))
}

/** Long enough to recognise, in any notation. */
const WORTH_FINDING = 3
const found = (password: string, personal: string): boolean => {
  const [text, part] = [password, personal].map((value) => value.toLowerCase().replace(/[\s.\-()]/g, ''))
  return part !== undefined && part.length >= WORTH_FINDING && (text ?? '').includes(part)
}

/**
 * What is wrong with a new password (domain 1.26: 10 to 64 characters, not the number or name, not in a list of common passwords), the
 * most basic first; null when nothing is. Goes on byte for byte: spaces count. `personal`: names and numbers of this customer, as far as
 * they are known.
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | null {
  const { length } = characters(password)
  if (length === 0) return 'required'
  if (length < SHORTEST) return 'tooShort'
  if (length > LONGEST) return 'tooLong'
  if (isCommon(password)) return 'tooCommon'
  return personal.some((part) => found(password, part)) ? 'containsPersonal' : null
}

/** What is wrong with the password typed again (domain fields repeatPassword). */
export function repeatProblem(password: string, again: string): 'required' | 'mismatch' | null {
  if (again === '') return 'required'
  return again === password ? null : 'mismatch'
}

export type Strength = 'weak' | 'fair' | 'strong'

/**
 * How hard a password is to guess (domain fields newPassword: Zwak, Redelijk, Sterk; our own measure). Length counts most: a sentence is
 * strong without odd signs. Weak is also whatever is not accepted.
 */
export function strengthOf(password: string): Strength {
  const all = characters(password)
  if (passwordProblem(password) !== null || new Set(all).size < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  return all.length >= 16 || (all.length >= 12 && kinds >= 3) ? 'strong' : 'fair'
}
