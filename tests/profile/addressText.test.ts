import { expect, test } from 'vitest'
import { addressLine, addressLines } from '#model/profile/addressText.ts'

const address = { street: 'Gruttolaan', houseNumber: 14, houseNumberAddition: '', zipCode: '1234 AB', city: 'Weidestad' }

test.each([
  ['', 'Gruttolaan 14'],
  ['bis', 'Gruttolaan 14 bis'],
  ['A', 'Gruttolaan 14 A'],
])('an address with "%s" behind its number: %s', (houseNumberAddition, door) => {
  const told = { ...address, houseNumberAddition }
  expect(addressLine(told)).toBe(`${door}, Weidestad`)
  expect(addressLines(told).map((line) => line.replaceAll('\u00a0', ' '))).toEqual([door, '1234 AB Weidestad'])
})
