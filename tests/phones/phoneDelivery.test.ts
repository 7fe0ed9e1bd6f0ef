import { expect, test } from 'vitest'
import { firstTermOn, phoneArrivesOn } from '#model/phones/phoneDelivery.ts'

const at = (text: string) => Date.parse(`${text}:00+01:00`)

test.each([
  ['2026-11-23T21:59', '1234 AB', '2026-11-24'],
  ['2026-11-23T22:00', '1234 AB', '2026-11-25'],
  ['2026-12-04T12:00', '1234 AB', '2026-12-07'], // Friday
  ['2026-11-28T22:30', '1234 AB', '2026-11-30'], // Saturday evening
  ['2026-12-06T12:00', '1234 AB', '2026-12-07'], // Sunday
  ['2026-12-24T12:00', '1234 AB', '2026-12-28'], // Christmas
  ['2026-12-31T23:00', '1234 AB', '2027-01-04'],
  // The Wadden islands take a working day more.
  ['2026-11-23T12:00', '1791 AA', '2026-11-25'],
  ['2026-12-03T12:00', '8881 ZZ', '2026-12-07'],
  ['2027-06-30T22:30', '1791 ZZ', '2027-07-05'], // 23:30 in summer time
])('a phone ordered at %s for %s arrives on %s', (moment, zipCode, day) => expect(phoneArrivesOn(at(moment), zipCode)).toBe(day))

test('the first term is on the invoice of the month after the delivery', () => {
  expect(firstTermOn('2026-11-24')).toBe('2026-12-01')
  // 1 January is a holiday, and in 2028 the two days after it are a weekend.
  expect(firstTermOn('2027-12-31')).toBe('2028-01-03')
})
