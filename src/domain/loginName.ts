import { maskedNumber, mobileNumber } from './phoneNumber.ts'

/** What a customer signs in with: a 06-number (as 10 digits) or an e-mail address (trimmed), or null when it is neither. */
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
