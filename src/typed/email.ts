import { plainText } from './typedText.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** Longer addresses cannot be delivered. */
const LONGEST_EMAIL = 254

/** An e-mail address as stored, or null: characters around an @, and a dot followed by at least two characters (domain 1.26). */
export function emailIn(text: string): string | null {
  const email = plainText(text).trim()
  return EMAIL.test(email) && email.length <= LONGEST_EMAIL ? email : null
}

/** Compares without case: `Sanne@Voorbeeld.example` is the same mailbox. */
export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

type EmailProblem = 'required' | 'invalid'

/** The problem with a typed e-mail address, or null. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') return 'required'
  return emailIn(text) === null ? 'invalid' : null
}

export const newEmailProblem = (text: string, current: string): EmailProblem | 'same' | null =>
  emailProblem(text) ?? (isSameEmail(emailIn(text) ?? '', current) ? 'same' : null)

/** The problem with the repeated address, or null. */
export function repeatEmailProblem(email: string, again: string): 'required' | 'mismatch' | null {
  if (again.trim() === '') return 'required'
  return isSameEmail(emailIn(email) ?? email, emailIn(again) ?? again) ? null : 'mismatch'
}
