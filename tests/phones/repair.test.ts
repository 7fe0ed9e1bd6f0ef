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
  test('two years from delivery, also from the last day of February', () => {
    expect(guaranteedUntil('2024-06-22')).toBe('2026-06-22')
    expect(guaranteedUntil('2024-02-29')).toBe('2026-02-28')
  })
  test('its last day counts', () => {
    expect(isGuaranteed('2026-06-22', '2026-06-22')).toBe(true)
    expect(isGuaranteed('2026-06-22', '2026-06-23')).toBe(false)
  })
  test('falling and water are not part of it (domain sim.repair)', () => {
    for (const problem of ['SCREEN', 'WATER'] as const) expect(hearsPriceFirst(problem, '2027-01-01', '2026-11-20')).toBe(true)
    for (const problem of ['BATTERY', 'OTHER'] as const) expect(hearsPriceFirst(problem, '2027-01-01', '2026-11-20')).toBe(false)
  })
  test('without one the customer always hears a price first', () =>
    expect(hearsPriceFirst('BATTERY', '2026-11-19', '2026-11-20')).toBe(true))
})

test('the label comes within a working day', () => expect(labelBy('2026-11-20')).toBe('2026-11-23'))

test('a repair is over once the phone is on its way back', () =>
  expect((['REQUESTED', 'LABEL_SENT', 'IN_REPAIR', 'SENT_BACK'] as const).map((state) => isRepairOver({ state }))).toEqual([
    false,
    false,
    false,
    true,
  ]))

describe('the explanation', () => {
  test('may be left out, but "something else" says nothing without', () => {
    expect(explanationProblem('', 'SCREEN')).toBeNull()
    expect(explanationProblem(' ', 'OTHER')).toBe('required')
    expect(explanationProblem('Hij gaat steeds uit.', 'OTHER')).toBeNull()
  })
  test('500 characters at most', () => {
    expect(explanationProblem('x'.repeat(500), 'SCREEN')).toBeNull()
    expect(explanationProblem('x'.repeat(501), 'SCREEN')).toBe('tooLong')
  })
})
