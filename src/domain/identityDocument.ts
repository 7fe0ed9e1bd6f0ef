import type { IdentityDocument } from '../api/contract/handsetRetention.ts'
import type { Day } from '../api/contract/parts.ts'
import { type DateProblem, dateIn, dateProblem } from './dateInput.ts'
import { addDays, addMonths } from './dates.ts'
import { plainText } from './typedText.ts'

/** The documents to choose from; the last one opens the list of residence and diplomatic ones (spec 3 identification). */
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

/** A kind of document by its code; one that this version does not know is another document (domain 1.20). */
export const documentOf = (code: string): IdentityDocument =>
  [...documents, ...otherDocuments].find((known) => known === code) ?? 'OTHERS'

/** The two lists as one answer: of another document, which. */
export const chosenDocument = (first: string, other: string): IdentityDocument =>
  documentOf(documentOf(first) === 'OTHERS' ? other : first)

/** How numbers are written: nine characters, a driving licence, that of a Dutch diplomat, or some other way. */
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

/** Two letters, six letters or digits, a digit; never the letter O. */
const PATTERNS: Record<Format, RegExp> = {
  dutch: /^[A-NP-Z]{2}[A-NP-Z0-9]{6}[0-9]$/,
  diplomat: /^D[A-NP-Z][A-NP-Z0-9]{6}[0-9]$/,
  licence: /^[0-9]{10}$/,
  other: /^[A-Z0-9]{5,20}$/,
}

const DECORATION = /[\s.\-\u2010-\u2015]/g

/** As it is sent: capitals, without what people put between them. */
export const documentNumberIn = (text: string): string => plainText(text).replace(DECORATION, '').toUpperCase()

/** What is wrong with the number of a document, or null. */
export function documentNumberProblem(text: string, document: IdentityDocument): 'required' | Format | null {
  const number = documentNumberIn(text)
  if (number === '') return 'required'
  const format = formatOf(document)
  return PATTERNS[format].test(number) ? null : format
}

/** Another letter than such a document begins with: perhaps another one was meant. Older cards differ, so nobody is held up. */
export function seemsAnother(text: string, document: IdentityDocument): 'passport' | 'idCard' | null {
  if (documentNumberProblem(text, document) !== null) return null
  const [letter] = documentNumberIn(text)
  if (document === 'NETHERLANDS_PASSPORT' && letter !== 'N') return 'passport'
  return document === 'NETHERLANDS_ID_CARD' && letter !== 'I' ? 'idCard' : null
}

/** What is wrong with the day of issue, or null: it has been. */
export function issueDateProblem(text: string, today: Day): DateProblem | 'mustBePast' | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  return day < today ? null : 'mustBePast'
}

/** A document is valid for so many years, and a day (spec 5). */
const LONGEST_YEARS = 10

/** What is wrong with the last day of a document, or null: it is still to come, and at most ten years and a day after the day of issue. */
export function expiryProblem(text: string, issued: string, today: Day): DateProblem | 'expired' | 'tooFar' | null {
  const problem = dateProblem(text)
  const day = dateIn(text)
  if (problem !== null || day === null) return problem
  if (day <= today) return 'expired'
  const from = dateIn(issued)
  return from !== null && day > addDays(addMonths(from, 12 * LONGEST_YEARS), 1) ? 'tooFar' : null
}

/** Does somebody say which country issued it? The others are Dutch (spec 5 issuing country). */
export const asksCountry = (document: IdentityDocument): boolean =>
  document === 'FOREIGN_PASSPORT' || document === 'IDENTITY_CARD_EU'

export const issuedIn = (document: IdentityDocument, chosen: string): string => (asksCountry(document) ? chosen : 'NL')

/** The customer who orders, as on the document: the form as it was typed. */
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
