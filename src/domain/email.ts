import { plainText } from './typedText.ts'

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/
/** Longer ones cannot be delivered. */
export const LONGEST_EMAIL = 254

/** An e-mail address as it is stored, or null: signs around an @, and a dot with two signs behind it (domain 1.26). */
export function emailIn(text: string): string | null {
  const email = plainText(text).trim()
  return EMAIL.test(email) && email.length <= LONGEST_EMAIL ? email : null
}

/** Somebody who writes `Sanne@Voorbeeld.example` means the same mailbox. */
export const isSameEmail = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()

/** Names of the error texts. */
export type EmailProblem = 'required' | 'invalid'

/** What is wrong with a typed e-mail address, or null. */
export function emailProblem(text: string): EmailProblem | null {
  if (text.trim() === '') return 'required'
  return emailIn(text) === null ? 'invalid' : null
}

/** What is wrong with the address that is to take the place of the one of now. */
export const newEmailProblem = (text: string, current: string): EmailProblem | 'same' | null =>
  emailProblem(text) ?? (isSameEmail(emailIn(text) ?? '', current) ? 'same' : null)

/** What is wrong with the address typed again. */
export function repeatEmailProblem(email: string, again: string): 'required' | 'mismatch' | null {
  if (again.trim() === '') return 'required'
  return isSameEmail(emailIn(email) ?? email, emailIn(again) ?? again) ? null : 'mismatch'
}
