import { expect, test } from 'vitest'
import { wayBackOf } from '#model/device/wayBack.ts'

const change = { startsOn: '2026-12-01', pendingFinal: false, pendingWithPhone: false }
const withPhone = { ...change, pendingFinal: true, pendingWithPhone: true }
const open = [
  { kind: 'phone', until: '2026-12-10' },
  { kind: 'change', until: '2026-12-08' },
] as const

test('a change is taken back by itself until the day before it begins', () => {
  expect(wayBackOf(change, [], '2026-11-30')).toEqual({ by: 'undo', until: '2026-11-30' })
  expect(wayBackOf(change, [], '2026-12-01')).toEqual({ by: 'begun' })
})

test('what came with a phone goes with the order, as long as that can be withdrawn', () => {
  expect(wayBackOf(withPhone, open, '2026-11-24')).toEqual({ by: 'order', until: '2026-12-08' })
  expect(wayBackOf(withPhone, [], '2026-11-24')).toEqual({ by: 'order', until: null })
})

test('what follows from a withdrawal stays', () => {
  expect(wayBackOf({ ...change, pendingFinal: true }, open, '2026-11-24')).toEqual({ by: 'withdrawn' })
})
