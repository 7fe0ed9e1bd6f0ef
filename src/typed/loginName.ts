import { maskedNumber, mobileNumber } from './phoneNumber.ts'

/** Parses a login name: a 06-number (10 digits) or a trimmed e-mail address; null for anything else. */
export function loginNameIn(text: string): string | null {
  const trimmed = text.trim()
  return mobileNumber(trimmed) ?? (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(trimmed) ? trimmed : null)
}

export function loginNameProblem(text: string): 'required' | 'invalid' | null {
  if (loginNameIn(text) !== null) return null
  return text.trim() === '' ? 'required' : 'invalid'
}

/** The saved login name, masked: `06 •••• ••78` or `s•••••@voorbeeld.example`. */
export function maskedLogin(name: string): string {
  const number = mobileNumber(name)
  if (number) return maskedNumber(number)
  const [first = ''] = name
  return `${first}•••••${name.slice(name.lastIndexOf('@'))}`
}
