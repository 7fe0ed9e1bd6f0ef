import { expect, test } from 'vitest'
import { firstTermOn, phoneArrivesOn } from '#model/phones/phoneDelivery.ts'

const at = (text: string) => Date.parse(`${text}:00+01:00`)

test.each([
  ['2026-11-23T21:59', '2026-11-24'],
  ['2026-11-23T22:00', '2026-11-25'],
  // Saturday evening, and Christmas.
  ['2026-11-28T22:30', '2026-11-30'],
  ['2026-12-24T12:00', '2026-12-28'],
])('ordered at %s it comes on %s', (moment, day) => expect(phoneArrivesOn(at(moment), '1234 AB')).toBe(day))

test('to the Wadden islands it takes a working day more', () => {
  expect(phoneArrivesOn(at('2026-11-23T12:00'), '1791 AA')).toBe('2026-11-25')
})

test('the first term stands on the invoice of the month after it came', () => {
  expect(firstTermOn('2026-11-24')).toBe('2026-12-01')
  // 1 January is a holiday, and in 2028 the two days after it are a weekend.
  expect(firstTermOn('2027-12-31')).toBe('2028-01-03')
})
