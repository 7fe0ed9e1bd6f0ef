import { describe, expect, test } from 'vitest'
import {
  explanationProblem,
  guaranteedUntil,
  hearsPriceFirst,
  isGuaranteed,
  isRepairOver,
  labelBy,
} from '#model/phones/repair.ts'

describe('the guarantee', () => {
  test('the guarantee lasts two years, also from 29 February', () => {
    expect(guaranteedUntil('2024-06-22')).toBe('2026-06-22')
    expect(guaranteedUntil('2024-02-29')).toBe('2026-02-28')
  })
  test('the guarantee includes its last day', () => {
    expect(isGuaranteed('2026-06-22', '2026-06-22')).toBe(true)
    expect(isGuaranteed('2026-06-22', '2026-06-23')).toBe(false)
  })
  test('the guarantee excludes broken screens and water (domain sim.repair)', () => {
    for (const problem of ['SCREEN', 'WATER'] as const) expect(hearsPriceFirst(problem, '2027-01-01', '2026-11-20')).toBe(true)
    for (const problem of ['BATTERY', 'OTHER'] as const) expect(hearsPriceFirst(problem, '2027-01-01', '2026-11-20')).toBe(false)
  })
  test('the customer always gets a price first without a guarantee', () =>
    expect(hearsPriceFirst('BATTERY', '2026-11-19', '2026-11-20')).toBe(true))
})

test('the label comes within a working day', () => expect(labelBy('2026-11-20')).toBe('2026-11-23'))

test('a repair is over once the phone is sent back', () => {
  const states = ['REQUESTED', 'LABEL_SENT', 'IN_REPAIR', 'SENT_BACK'] as const
  expect(states.filter((state) => isRepairOver({ state }))).toEqual(['SENT_BACK'])
})

describe('the explanation', () => {
  test('the explanation is required only for "something else"', () => {
    expect(explanationProblem('', 'SCREEN')).toBeNull()
    expect(explanationProblem(' ', 'OTHER')).toBe('required')
    expect(explanationProblem('Hij gaat steeds uit.', 'OTHER')).toBeNull()
  })
  test('the explanation has at most 500 characters', () => {
    expect(explanationProblem('x'.repeat(500), 'SCREEN')).toBeNull()
    expect(explanationProblem('x'.repeat(501), 'SCREEN')).toBe('tooLong')
  })
})
