import { expect, test } from 'vitest'
import { needText } from '../../src/screens/prepaidbundel/text.ts'

const bundle = { until: '2026-12-22', autoExtend: true, price: 1000 }
const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null

test('a bundle that is extended asks for credit that is not there yet, before the day on which it is', () => {
  expect(plain(needText(bundle, 85))).toBe(
    'Zorg voor € 10,00 tegoed vóór 23 december. Je houdt nu € 0,85 over. Met te weinig tegoed stopt je bundel.',
  )
  expect(needText(bundle, 1000)).toBeNull()
  expect(needText({ ...bundle, autoExtend: false }, 85)).toBeNull()
})
