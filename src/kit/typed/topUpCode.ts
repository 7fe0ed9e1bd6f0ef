import { digitsAmong } from './digits.ts'
import { passesLuhn } from './luhn.ts'
import { plainText } from './typedText.ts'

const CODE_LENGTH = 16

/** The 16 digits of a top-up code in any notation, also from a whole message; null when there are more or fewer (domain 1.5). */
export const topUpCode = (text: string): string | null => digitsAmong(text, CODE_LENGTH)

/** Formats a code in four groups of four; other text stays as typed. */
export const topUpCodeText = (text: string): string => topUpCode(text)?.replace(/(\d{4})(?=\d)/g, '$1 ') ?? text

type TopUpCodeProblem = 'required' | 'length' | 'wrong'

/** The problem with a top-up code, or null: not 16 digits, or a check digit that does not fit (domain 1.5, 1.26). */
export function topUpCodeProblem(text: string): TopUpCodeProblem | null {
  const code = topUpCode(text)
  if (code !== null) return passesLuhn(code) ? null : 'wrong'
  return plainText(text) === '' ? 'required' : 'length'
}
