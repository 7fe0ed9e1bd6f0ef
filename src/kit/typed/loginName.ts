import { maskedNumber, mobileNumber } from './phoneNumber.ts'
import { plainValue } from './plainValue.ts'

/** Parses a login name: a 06-number in any notation, or an e-mail address; null for anything else. */
export function loginNameIn(text: string): string | null {
  const email = plainValue(text).replace(/^mailto:/i, '')
  return mobileNumber(text) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email) ? email : null)
}

export function loginNameProblem(text: string): 'required' | 'invalid' | null {
  if (loginNameIn(text) !== null) return null
  return plainValue(text) === '' ? 'required' : 'invalid'
}

/** The saved login name, masked: `06 •••• ••78` or `s•••••@voorbeeld.example`. */
export function maskedLogin(name: string): string {
  const number = mobileNumber(name)
  if (number) return maskedNumber(number)
  const [first = ''] = name
  return `${first}•••••${name.slice(name.lastIndexOf('@'))}`
}
