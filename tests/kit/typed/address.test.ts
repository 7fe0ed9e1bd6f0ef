import { describe, expect, test } from 'vitest'
import {
  additionProblem,
  addressText,
  houseIn,
  houseNumberProblem,
  isSameAddress,
  livesOnWaddenIsland,
  zipCodeIn,
  zipCodeProblem,
} from '#kit/typed/address.ts'

describe('postcode: four digits, the first not 0, two letters, never SA, SD or SS', () => {
  test.each(['8861 TX', '8861TX', '8861tx', ' 8861 tx ', '8861  TX', '88 61 TX', '8861-TX', 'NL-8861 TX', '８８６１ ＴＸ'])(
    '%j is 8861 TX',
    (text) => expect(zipCodeIn(text)).toBe('8861 TX'),
  )
  test.each(['0861 TX', '886 TX', '8861', '8861 T', '8861 TXX', '1234 SA', '1234 sd', '1234SS', 'DE-8861 TX'])(
    '%j is refused',
    (text) => expect(zipCodeProblem(text)).toBe('invalid'),
  )
  test('empty', () => expect(zipCodeProblem(' ')).toBe('required'))
})

describe('house number and addition', () => {
  test.each(['1', '14', '99999', ' 14 ', '014', '14b'])('%j is a house number', (text) =>
    expect(houseNumberProblem(text)).toBeNull(),
  )
  test.each(['0', '100000', '-1', 'b14', '14 achterom', '14é'])('%j is not', (text) =>
    expect(houseNumberProblem(text)).toBe('invalid'),
  )
  test.each([
    ['12', '', 12, ''],
    ['12', 'hs', 12, 'hs'],
    ['12-A', '', 12, 'A'],
    ['12 hs', '', 12, 'hs'],
    ['12bis', '', 12, 'bis'],
    ['12 – 2', '', 12, '2'],
    ['12/1', '', 12, '1'],
    ['12-A', 'a', 12, 'A'],
    ['12', '-A', 12, 'A'],
    ['12', '(bis)', 12, 'bis'],
    ['１２ａ', '', 12, 'a'],
  ])('number %j and addition %j: house %i %j', (number, addition, houseNumber, houseNumberAddition) =>
    expect(houseIn(number, addition)).toEqual({ houseNumber, houseNumberAddition }),
  )
  test('additions in two fields: when they differ, then nobody can tell which one is meant', () => {
    expect(houseIn('12-A', 'B')).toBeNull()
    expect(houseNumberProblem('12-A', 'B')).toBe('invalid')
  })
  test('empty', () => expect(houseNumberProblem('')).toBe('required'))
  test.each(['', 'A', 'bis', '2', 'III', 'hs', '2-hoog'])('%j is an addition', (text) => expect(additionProblem(text)).toBeNull())
  test.each(['achterom', 'A/2', 'é'])('%j is no addition', (text) => expect(additionProblem(text)).toBe('invalid'))
})

describe('Wadden islands', () => {
  test.each(['1791 AB', '8899 AA', '8881AB', '8897 AB', '9163 AB', '9166 AB'])('%s', (zip) =>
    expect(livesOnWaddenIsland(zip)).toBe(true),
  )
  test.each(['1798 AB', '8861 TX', '8886 AB', '9165 AB', ''])('not %j', (zip) => expect(livesOnWaddenIsland(zip)).toBe(false))
})

test('an address in one line', () => {
  expect(
    addressText({ street: 'Gruttolaan', houseNumber: 14, houseNumberAddition: 'bis', zipCode: '1234 AB', city: 'Weidestad' }),
  ).toBe('Gruttolaan 14 bis, 1234\u00a0AB Weidestad')
})

test('the same front door: however the street is written', () => {
  const home = { street: 'Gruttolaan', houseNumber: 12, houseNumberAddition: 'A', zipCode: '1234 AB', city: 'Weidestad' }
  expect(isSameAddress(home, { ...home, street: 'Grutto-laan', houseNumberAddition: 'a' })).toBe(true)
  expect(isSameAddress(home, { ...home, houseNumberAddition: '' })).toBe(false)
  expect(isSameAddress(home, { ...home, zipCode: '4321 BA' })).toBe(false)
})
