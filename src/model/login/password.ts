import { provider } from '#kit/provider.ts'

/** Domain 1.26: 10 to 64 characters. The texts state the same numbers. */
const SHORTEST = 10
const LONGEST = 64

export type PasswordProblem = 'required' | 'tooShort' | 'tooLong' | 'tooCommon' | 'containsPersonal'

/** Words that attackers try first; digits or signs around them add no strength. */
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

/** Characters as people count them: an emoji is one. */
const characters = (text: string): string[] => [...text]

const letters = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '')
const lookedAlike = (text: string): string => text.toLowerCase().replace(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign)

/** True for a run such as `abcdefghij`, `0987654321` or `aaaaaaaaaa`. */
function isRun(text: string): boolean {
  const codes = characters(text).map((character) => character.codePointAt(0) ?? 0)
  const [first = 0, second = 0] = codes
  const step = second - first
  return Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}

/** True for a repeated part such as `steltstelt`, and for `1234567890` with its 0 after the 9. */
const isRepeated = (text: string): boolean =>
  /^(.{1,8}?)\1+$/su.test(text) || '12345678901234567890'.includes(text) || '09876543210987654321'.includes(text)

function isCommon(password: string): boolean {
  const small = password.toLowerCase()
  if (isRun(small) || isRepeated(small)) return true
  return [letters(small), letters(lookedAlike(small.replace(/[\d\W_]+$/, '')))].some((word) => COMMON.has(word))
}

/** Personal details shorter than this are ignored: they would match by chance. */
const WORTH_FINDING = 3
const found = (password: string, personal: string): boolean => {
  const [text, part] = [password, personal].map((value) => value.toLowerCase().replace(/[\s.\-()]/g, ''))
  return part !== undefined && part.length >= WORTH_FINDING && (text ?? '').includes(part)
}

/**
 * The most basic problem with a new password, or null (domain 1.26: 10 to 64 characters, no personal details, no common password). Spaces
 * count. `personal`: known names and numbers of this customer.
 */
export function passwordProblem(password: string, personal: readonly string[] = []): PasswordProblem | null {
  const { length } = characters(password)
  if (length === 0) return 'required'
  if (length < SHORTEST) return 'tooShort'
  if (length > LONGEST) return 'tooLong'
  if (isCommon(password)) return 'tooCommon'
  return personal.some((part) => found(password, part)) ? 'containsPersonal' : null
}

/** The problem with the repeated password, or null (domain fields repeatPassword). */
export function repeatProblem(password: string, again: string): 'required' | 'mismatch' | null {
  if (again === '') return 'required'
  return again === password ? null : 'mismatch'
}

export type Strength = 'weak' | 'fair' | 'strong'

/**
 * The strength of a password (domain fields newPassword: Zwak, Redelijk, Sterk; our own measure). Length counts most, so a sentence is
 * strong without special characters. A refused password is always weak.
 */
export function strengthOf(password: string): Strength {
  const all = characters(password)
  if (passwordProblem(password) !== null || new Set(all).size < 5) return 'weak'
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  return all.length >= 16 || (all.length >= 12 && kinds >= 3) ? 'strong' : 'fair'
}
