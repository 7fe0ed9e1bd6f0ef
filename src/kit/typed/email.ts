import { bareEmail, isSameEmail } from './emailText.ts'
import { plainValue } from './plainValue.ts'

/** The part before the @: words with single dots between them. */
const LOCAL = /^[\p{L}\p{M}\d!#$%&'*+/=?^_{|}~-]+(?:\.[\p{L}\p{M}\d!#$%&'*+/=?^_{|}~-]+)*$/u
/** Labels of at most 63 letters, digits and inner hyphens; the last one has two letters or more. */
const DOMAIN = /^(?:[\p{L}\d](?:[\p{L}\p{M}\d-]{0,61}[\p{L}\p{M}\d])?\.)+(?:\p{L}[\p{L}\p{M}]{1,62}|xn--[a-z\d-]{1,58}[a-z\d])$/iu
const [LONGEST_LOCAL, LONGEST_DOMAIN, LONGEST_EMAIL] = [64, 253, 254]

/**
 * An e-mail address as stored, or null (domain 1.26, RFC 5321): `naam@voorbeeld.nl`, also from `Naam <naam@voorbeeld.nl>` and
 * `mailto:naam@voorbeeld.nl,`.
 */
export function emailIn(text: string): string | null {
  const email = bareEmail(text)
  const [, local = '', domain = ''] = /^([^@]+)@([^@]+)$/.exec(email) ?? []
  const fits = local.length <= LONGEST_LOCAL && domain.length <= LONGEST_DOMAIN && email.length <= LONGEST_EMAIL
  return fits && LOCAL.test(local) && DOMAIN.test(domain) ? email : null
}

/** The address as it is understood; other text stays as typed. */
export const emailText = (text: string): string => emailIn(text) ?? text

type EmailProblem = 'required' | 'invalid'

/** The problem with a typed e-mail address, or null. */
export function emailProblem(text: string): EmailProblem | null {
  if (plainValue(text) === '') return 'required'
  return emailIn(text) === null ? 'invalid' : null
}

export const newEmailProblem = (text: string, current: string): EmailProblem | 'same' | null =>
  emailProblem(text) ?? (isSameEmail(text, current) ? 'same' : null)

/** The problem with the repeated address, or null. */
export function repeatEmailProblem(email: string, again: string): 'required' | 'mismatch' | null {
  if (plainValue(again) === '') return 'required'
  return isSameEmail(email, again) ? null : 'mismatch'
}
