/** Names of the error texts. */
export type EmailProblem = 'required' | 'invalid'

const LONGEST = 254
const SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/

/** What is wrong with a typed e-mail address, or null (domain 1.26). */
export function emailProblem(text: string): EmailProblem | null {
  const email = text.trim()
  if (email === '') return 'required'
  return email.length <= LONGEST && SHAPE.test(email) ? null : 'invalid'
}
