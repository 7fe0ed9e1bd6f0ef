import { describe, expect, test } from 'vitest'
import { IdentityDocument } from '#model/phones/contract/handsetRetention.ts'
import {
  asksCountry,
  chosenDocument,
  documentNumberIn,
  documentNumberProblem,
  documentOf,
  documents,
  expiryProblem,
  formatOf,
  issueDateProblem,
  issuedIn,
  otherDocuments,
  seemsAnother,
} from '#model/phones/identityDocument.ts'

const TODAY = '2026-11-20'

test('every kind of document is in one of the two lists', () =>
  expect([...documents, ...otherDocuments].sort()).toEqual([...IdentityDocument.options].sort()))

test('a document that is not in the first list is chosen as another document', () => {
  expect(documentOf('{hash}')).toBe('OTHERS')
  expect(chosenDocument('OTHERS', 'Article50Resident')).toBe('Article50Resident')
  expect(chosenDocument('NETHERLANDS_PASSPORT', 'Article50Resident')).toBe('NETHERLANDS_PASSPORT')
  expect(chosenDocument('OTHERS', '')).toBe('OTHERS')
})

describe('the number (domain 1.20)', () => {
  test.each([
    ['NETHERLANDS_PASSPORT', 'NX1234567', null],
    ['NETHERLANDS_PASSPORT', 'nx 123-4567', null],
    ['NETHERLANDS_PASSPORT', 'NO1234567', 'dutch'],
    ['NETHERLANDS_PASSPORT', 'N11234567', 'dutch'],
    ['NETHERLANDS_PASSPORT', 'NX123456A', 'dutch'],
    ['NETHERLANDS_PASSPORT', '', 'required'],
    ['NETHERLANDS_ID_CARD', 'IX12345X7', null],
    ['NETHERLANDS_DRIVERS_LICENCE', '1234567890', null],
    ['NETHERLANDS_DRIVERS_LICENCE', '123456789', 'licence'],
    ['FOREIGN_PASSPORT', 'AB12', 'other'],
    ['FOREIGN_PASSPORT', 'AB123', null],
    ['IDENTITY_CARD_EU', 'O'.repeat(21), 'other'],
    ['ResidencyPermitIV', 'WX1234567', null],
    ['ResidencyPermitIV', 'WX123', 'dutch'],
    ['IdentityCardDiplomacy', 'D1234', null],
    ['DiplomacyPassport', 'DX1234567', null],
    ['DiplomacyPassport', 'NX1234567', 'diplomat'],
    ['OTHERS', 'ABC-123', null],
  ] as const)('%s %j', (document, text, problem) => expect(documentNumberProblem(text, document)).toBe(problem))

  test('a number is sent in capitals, without spaces, dots and dashes', () =>
    expect(documentNumberIn(' nx 12.34-567 ')).toBe('NX1234567'))

  test('a number with the letter of another document is asked about, without an error', () => {
    expect(seemsAnother('IX1234567', 'NETHERLANDS_PASSPORT')).toBe('passport')
    expect(seemsAnother('NX1234567', 'NETHERLANDS_ID_CARD')).toBe('idCard')
    expect(seemsAnother('NX1234567', 'NETHERLANDS_PASSPORT')).toBeNull()
    expect(seemsAnother('N', 'NETHERLANDS_PASSPORT')).toBeNull()
    expect(seemsAnother('IX12', 'NETHERLANDS_PASSPORT')).toBeNull() // too short, which is another error
    expect(formatOf('ResidencyPermitEu')).toBe('dutch')
  })
})

describe('the dates (spec 5: at most 10 years after the first date plus one day)', () => {
  test.each([
    ['', 'required'],
    ['20-11-2026', 'mustBePast'],
    ['19-11-2026', null],
    ['31-02-2020', 'notExisting'],
    ['1 mei', 'invalid'],
  ])('issued on %j', (text, problem) => expect(issueDateProblem(text, TODAY)).toBe(problem))

  test.each([
    ['20-11-2026', '01-01-2020', 'expired'],
    ['21-11-2026', '01-01-2020', null],
    ['01-01-2030', '01-01-2020', null],
    ['02-01-2030', '01-01-2020', null],
    ['03-01-2030', '01-01-2020', 'tooFar'],
    ['01-03-2034', '29-02-2024', null],
    ['02-03-2034', '29-02-2024', 'tooFar'],
    ['03-01-2030', '', null],
    ['', '01-01-2020', 'required'],
  ])('valid until %j, issued on %j', (text, issued, problem) => expect(expiryProblem(text, issued, TODAY)).toBe(problem))
})

test('only a foreign passport or card has a country, every other document is Dutch (spec 5)', () => {
  for (const document of IdentityDocument.options)
    expect(issuedIn(document, 'DE')).toBe(document === 'FOREIGN_PASSPORT' || document === 'IDENTITY_CARD_EU' ? 'DE' : 'NL')
  expect(asksCountry('ResidencyPermitEu')).toBe(false)
})
