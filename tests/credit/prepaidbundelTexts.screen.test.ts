import { expect, test } from 'vitest'
import { needText, prepaidGotText } from '#features/credit/bundel/text.ts'

const bundle = { until: '2026-12-22', autoExtend: true, price: 1000 }
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null

test('a bundle that is extended asks for credit that is not there yet, at the latest on the day before', () => {
  expect(plain(needText(bundle, 85))).toBe(
    'Zorg uiterlijk op 22 december voor € 10,00 tegoed. Je houdt nu € 0,85 over. Met te weinig tegoed stopt je bundel.',
  )
  expect(needText(bundle, 1000)).toBeNull()
  expect(needText({ ...bundle, autoExtend: false }, 85)).toBeNull()
})

test.each([
  [{ data: 4000, minutes: 100 }, '4 GB'],
  [{ data: 500, minutes: null }, '0,5 GB'],
  [{ data: 0, minutes: 100 }, '100 min'],
  [{ data: 0, minutes: null }, undefined],
])('the sun says what a bundle has most of: %o', (contents, text) =>
  expect(prepaidGotText(contents)?.replaceAll('\u00a0', ' ')).toBe(text),
)
