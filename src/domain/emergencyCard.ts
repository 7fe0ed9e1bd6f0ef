import { codeIn } from './secondFactor.ts'

/** The emergency card is wiped after this many wrong codes (decisions D8). */
export const MOST_TRIES = 5

/** How often a code may still be tried; `tries`: how often it was since the last time that it was right. */
export const triesLeft = (tries: number): number => Math.max(0, MOST_TRIES - tries)

export type AppCodeProblem = 'required' | 'invalid' | 'weak' | 'personal'

/** What people choose first, as far as `isPattern` does not know it: lines on the keypad, and years with something simple beside them. */
const COMMON = new Set(
  '147258 258369 369258 147369 258147 159357 159753 753159 357159 741852 852963 963852 789456 456123 321654 654987 123654 142536'.split(
    ' ',
  ),
)

const digitsOf = (code: string): number[] => [...code].map(Number)

/** `000000`, `123456`, `890123`, `975319`: each digit is as far from the one before it, around the ten. */
function isRun(code: string): boolean {
  const digits = digitsOf(code)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  return new Set(steps).size === 1
}

/** Two different digits at most, a part that comes back (`123123`), pairs (`112233`), or the same from behind (`123321`). */
const isPattern = (code: string): boolean =>
  new Set(code).size <= 2 || /^(\d{1,3})\1+$/.test(code) || /^(?:(\d)\1){3}$/.test(code) || code === [...code].reverse().join('')

/** The ways in which a day (`1984-03-27`) fits in six digits. */
function writtenIn(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const short = year.slice(-2)
  return [date + month + short, month + date + short, short + month + date, short + date + month, month + year, year + month]
}

export type Personal = {
  /** A number that somebody who finds the phone may know: of the phone, of the customer. */
  numbers: readonly string[]
  /** Null while it is not known. */
  birthDay: string | null
}

/**
 * What is wrong with an app code (decisions D8): six digits, and none of those that somebody who finds the phone tries first. Five tries are no
 * use against a code that is guessed in one.
 */
export function appCodeProblem(text: string, { numbers, birthDay }: Personal): AppCodeProblem | null {
  const code = codeIn(text)
  if (code === null) return text.trim() === '' ? 'required' : 'invalid'
  if (isRun(code) || isPattern(code) || COMMON.has(code)) return 'weak'
  const known = birthDay === null ? numbers : [...numbers, ...writtenIn(birthDay)]
  return known.some((number) => number.replace(/\D/g, '').includes(code)) ? 'personal' : null
}
