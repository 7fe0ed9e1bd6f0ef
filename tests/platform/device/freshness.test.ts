import { describe, expect, test } from 'vitest'
import { freshnessOf } from '#model/device/freshness.ts'

const HOUR = 3_600_000
const now = Date.parse('2026-11-20T12:00:00Z')
const aged = (hours: number, until: string | null) => freshnessOf({ updatedAt: now - hours * HOUR, until }, now)

describe('how far stored figures can be trusted (decisions D8)', () => {
  test('fresh up to 72 hours, then outdated', () => {
    expect(aged(0, '2026-11-30')).toBe('fresh')
    expect(aged(72, '2026-11-30')).toBe('fresh')
    expect(aged(72 + 1 / HOUR, '2026-11-30')).toBe('outdated') // a millisecond
    expect(aged(29 * 24, null)).toBe('outdated')
  })

  test('past the end of the period they are of the previous one, however young', () => {
    expect(aged(13, '2026-11-19')).toBe('previous')
    expect(aged(200, '2026-11-19')).toBe('previous')
  })

  test('on the last day of the period they are still of this one', () => expect(aged(1, '2026-11-20')).toBe('fresh'))

  test('the day changes at midnight in Amsterdam', () => {
    const updatedAt = Date.parse('2026-11-30T20:00:00Z')
    const figures = { updatedAt, until: '2026-11-30' }
    expect(freshnessOf(figures, Date.parse('2026-11-30T22:59:59Z'))).toBe('fresh')
    expect(freshnessOf(figures, Date.parse('2026-11-30T23:00:00Z'))).toBe('previous')
  })

  test('a clock that runs behind makes nothing old', () => {
    expect(freshnessOf({ updatedAt: now + 5 * HOUR, until: '2026-11-30' }, now)).toBe('fresh')
  })
})
