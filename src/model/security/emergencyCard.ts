import { plainText } from '#kit/typed/typedText.ts'
import { codeIn } from '#model/login/secondFactor.ts'

/** The emergency card is wiped after this many wrong codes (decisions D8). */
export const MOST_TRIES = 5

/** Tries left before the wipe. `tries`: wrong codes since the last right one. */
export const triesLeft = (tries: number): number => Math.max(0, MOST_TRIES - tries)

type AppCodeProblem = 'required' | 'invalid' | 'weak' | 'personal'

/** Common codes that `isPattern` does not recognise: lines on the keypad, and years combined with simple digits. */
const COMMON = new Set(
  '147258 258369 369258 147369 258147 159357 159753 753159 357159 741852 852963 963852 789456 456123 321654 654987 123654 142536'.split(
    ' ',
  ),
)

const digitsOf = (code: string): number[] => [...code].map(Number)

/** `000000`, `123456`, `890123`, `975319`: equal steps between digits, modulo 10. */
function isRun(code: string): boolean {
  const digits = digitsOf(code)
  const steps = digits.slice(1).map((digit, at) => (digit - (digits[at] ?? 0) + 10) % 10)
  return new Set(steps).size === 1
}

/** At most two different digits, a repeated part (`123123`), pairs (`112233`) or a palindrome (`123321`). */
const isPattern = (code: string): boolean =>
  new Set(code).size <= 2 || /^(\d{1,3})\1+$/.test(code) || /^(?:(\d)\1){3}$/.test(code) || code === [...code].reverse().join('')

/** The six-digit notations of a day (`1984-03-27`). */
function writtenIn(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const short = year.slice(-2)
  return [date + month + short, month + date + short, short + month + date, short + date + month, month + year, year + month]
}

export type Personal = {
  /** Numbers that a finder of the phone may know, such as phone and customer number. */
  numbers: readonly string[]
  birthDay: string | null
}

/**
 * The problem with an app code (decisions D8), or null: six digits, and no code that a finder of the phone would try first. The
 * limit of five tries does not protect a guessable code.
 */
export function appCodeProblem(text: string, { numbers, birthDay }: Personal): AppCodeProblem | null {
  const code = codeIn(text)
  if (code === null) return plainText(text) === '' ? 'required' : 'invalid'
  if (isRun(code) || isPattern(code) || COMMON.has(code)) return 'weak'
  const known = birthDay === null ? numbers : [...numbers, ...writtenIn(birthDay)]
  return known.some((number) => number.replace(/\D/g, '').includes(code)) ? 'personal' : null
}
