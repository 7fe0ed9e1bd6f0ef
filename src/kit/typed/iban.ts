import { isSEPACountry, isValidIBAN } from 'ibantools'
import { plainIban } from './ibanText.ts'

/** Keys of the error texts. */
type IbanProblem = 'required' | 'invalid' | 'tooShort'

const DUTCH_LENGTH = 18

/** A SEPA account number without spaces, or null. Refusing foreign accounts is forbidden (EU regulation 260/2012). */
export function ibanIn(text: string): string | null {
  const iban = plainIban(text)
  return isValidIBAN(iban) && isSEPACountry(iban.slice(0, 2)) ? iban : null
}

/** The problem with a typed account number, or null (ISO 13616: length per country, modulo 97). */
export function ibanProblem(text: string): IbanProblem | null {
  const iban = plainIban(text)
  if (iban === '') return 'required'
  if (/^NL[A-Z\d]*$/.test(iban) && iban.length < DUTCH_LENGTH) return 'tooShort'
  return ibanIn(text) === null ? 'invalid' : null
}

/** Only a Dutch account can be linked with a one-cent payment. */
export const isDutchIban = (iban: string): boolean => plainIban(iban).startsWith('NL')

/** The problem with a new account number, or null. `current`: the account that the customer pays from now. */
export function newIbanProblem(text: string, current: string | null): IbanProblem | 'same' | null {
  return ibanProblem(text) ?? (current !== null && plainIban(text) === plainIban(current) ? 'same' : null)
}
