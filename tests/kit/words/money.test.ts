import { expect, test } from 'vitest'
import { choiceText, euro, signedEuro } from '#kit/words/money.ts'

test.each([
  [1250, '€\u00a012,50'],
  [0, '€\u00a00,00'],
  [5, '€\u00a00,05'],
  [2200, '€\u00a022,00'],
  [123_450, '€\u00a01.234,50'],
  [-320, '€\u00a0-3,20'],
])('%i cents is %s (spec 9 currency: EUR, nl-NL)', (cents, text) => expect(euro(cents)).toBe(text))

test.each([
  [2000, '€\u00a020'],
  [250, '€\u00a02,50'],
])('a choice of %i cents is %s: whole euros have no cents (domain 2.2)', (cents, text) => expect(choiceText(cents)).toBe(text))

test.each([
  [150, '€\u00a0+1,50'],
  [-150, '€\u00a0-1,50'],
  [0, '€\u00a00,00'],
])('%i cents more or less is %s', (cents, text) => expect(signedEuro(cents)).toBe(text))

test.each([-1, -14_75, -123_450])(
  'signedEuro: when %i cents is negative, then its minus is that of every other amount',
  (cents) => expect(signedEuro(cents)).toBe(euro(cents)),
)
