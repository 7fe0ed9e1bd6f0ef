import { addDays, addMonths } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { type DateProblem, dateIn, dateProblem } from '#kit/typed/dateInput.ts'
import { joined } from '#kit/typed/plainValue.ts'
import type { IdentityDocument } from './contract/handsetRetention.ts'

/** The selectable documents; the last one opens the list of residence and diplomatic documents (spec 3 identification). */
export const documents = [
  'NETHERLANDS_PASSPORT',
  'NETHERLANDS_ID_CARD',
  'NETHERLANDS_DRIVERS_LICENCE',
  'FOREIGN_PASSPORT',
  'IDENTITY_CARD_EU',
  'OTHERS',
] as const satisfies readonly IdentityDocument[]

export const otherDocuments = [
  'ResidencyPermitI',
  'ResidencyPermitII',
  'ResidencyPermitIII',
  'ResidencyPermitIV',
  'ResidencyPermitV',
  'ResidencyPermitFamilyMemberEU',
  'ResidencyPermitEu',
  'Article50Resident',
  'IdentityCardDiplomacy',
  'DiplomacyPassport',
] as const satisfies readonly IdentityDocument[]

/** A document type by its code; an unknown code becomes OTHERS (domain 1.20). */
export const documentOf = (code: string): IdentityDocument =>
  [...documents, ...otherDocuments].find((known) => known === code) ?? 'OTHERS'

/** Combines both lists: the second applies when the first says OTHERS. */
export const chosenDocument = (first: string, other: string): IdentityDocument =>
  documentOf(documentOf(first) === 'OTHERS' ? other : first)

/** Number formats: nine characters, driving licence, Dutch diplomatic passport, or other. */
type Format = 'dutch' | 'licence' | 'diplomat' | 'other'
const formats: Partial<Record<IdentityDocument, Format>> = {
  NETHERLANDS_DRIVERS_LICENCE: 'licence',
  DiplomacyPassport: 'diplomat',
  FOREIGN_PASSPORT: 'other',
  IDENTITY_CARD_EU: 'other',
  IdentityCardDiplomacy: 'other',
  OTHERS: 'other',
}
export const formatOf = (document: IdentityDocument): Format => formats[document] ?? 'dutch'

/** Two letters, six letters or digits, one digit; never the letter O. */
const PATTERNS: Record<Format, RegExp> = {
  dutch: /^[A-NP-Z]{2}[A-NP-Z0-9]{6}[0-9]$/,
  diplomat: /^D[A-NP-Z][A-NP-Z0-9]{6}[0-9]$/,
  licence: /^[0-9]{10}$/,
  other: /^[A-Z0-9]{5,20}$/,
}

/** The number as sent: capitals, without separators. */
export const documentNumberIn = (text: string): string => joined(text).toUpperCase()

/** The problem with a document number, or null. */
export function documentNumberProblem(text: string, document: IdentityDocument): 'required' | Format | null {
  const number = documentNumberIn(text)
  if (number === '') return 'required'
  const format = formatOf(document)
  return PATTERNS[format].test(number) ? null : format
}

/** The document that the first letter suggests instead. Only a hint: older cards differ. */
export function seemsAnother(text: string, document: IdentityDocument): 'passport' | 'idCard' | null {
  if (documentNumberProblem(text, document) !== null) return null
  const [letter] = documentNumberIn(text)
  if (document === 'NETHERLANDS_PASSPORT' && letter !== 'N') return 'passport'
  return document === 'NETHERLANDS_ID_CARD' && letter !== 'I' ? 'idCard' : null
}

export function issueDateProblem(text: string, today: Day): DateProblem | 'mustBePast' | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  return day < today ? null : 'mustBePast'
}

/** A document is valid for this many years and a day. */
const LONGEST_YEARS = 10

/** The problem with an expiry date, or null: in the future, and at most ten years and a day after the issue date (spec 5). */
export function expiryProblem(text: string, issued: string, today: Day): DateProblem | 'expired' | 'tooFar' | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  if (day <= today) return 'expired'
  const from = dateIn(issued)
  return from !== null && day > addDays(addMonths(from, 12 * LONGEST_YEARS), 1) ? 'tooFar' : null
}

/** True when the issuing country is asked; other documents are Dutch (spec 5 issuing country). */
export const asksCountry = (document: IdentityDocument): boolean =>
  document === 'FOREIGN_PASSPORT' || document === 'IDENTITY_CARD_EU'

export const issuedIn = (document: IdentityDocument, chosen: string): string => (asksCountry(document) ? chosen : 'NL')

/** The identity form as typed. */
export type IdentityForm = {
  salutation: string
  initials: string
  firstName: string
  infix: string
  lastName: string
  documentType: string
  otherType: string
  documentNumber: string
  issueDate: string
  expirationDate: string
  issuingCountry: string
  contactPhone: string
}
