import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '#kit/dates.ts'
import { isWorkday } from '#kit/workdays.ts'
import { isAdult, obstacleOf, switchTerms } from '#model/switching/switching.ts'

const today = '2026-11-20'
const fine = { hasOldRates: false, isComing: false, isSimActive: true, creditValidUntil: addDays(today, 20) }

describe('who may not switch learns why', () => {
  test.each([
    ['nothing stands in the way', {}, null],
    ['old prices', { hasOldRates: true }, 'OLD_RATES'],
    ['a switch on its way comes before all else', { isComing: true, hasOldRates: true, isSimActive: false }, 'ALREADY'],
    ['a card that is blocked', { isSimActive: false }, 'SIM_BLOCKED'],
    ['credit that was valid until yesterday', { creditValidUntil: addDays(today, -1) }, 'CREDIT_EXPIRING'],
    ['credit that is valid a day too short', { creditValidUntil: '2026-11-26' }, 'CREDIT_EXPIRING'],
    ['credit that is valid just long enough', { creditValidUntil: '2026-11-27' }, null],
  ])('%s', (_, change, why) => expect(obstacleOf({ ...fine, ...change }, today)).toBe(why))
})

describe('the days of a subscription (domain 1.15: 14 days, moved to a working day)', () => {
  test('at once: today, for as long as was chosen', () => {
    expect(switchTerms('monthBindingPeriod', true, today)).toEqual({
      startsOn: today,
      contractEnd: null,
      reflectionUntil: '2026-12-04',
    })
    expect(switchTerms('yearBindingPeriod', true, '2028-02-29').contractEnd).toBe('2029-02-27')
    expect(switchTerms('twoYearBindingPeriod', true, '2026-12-31').contractEnd).toBe('2028-12-30')
  })

  test('otherwise on the day after the last one on which it can be withdrawn: 25 December leads to 28 December', () => {
    expect(switchTerms('yearBindingPeriod', false, '2026-12-11')).toEqual({
      startsOn: '2026-12-29',
      reflectionUntil: '2026-12-28',
      contractEnd: '2027-12-28',
    })
  })

  test('on every day of two years: 14 days or more, until a working day, and never begun before', () => {
    for (let day = 0; day < 730; day += 1) {
      const ordered = addDays('2026-12-01', day)
      const { startsOn, reflectionUntil } = switchTerms('monthBindingPeriod', false, ordered)
      expect(daysBetween(ordered, reflectionUntil)).toBeGreaterThanOrEqual(14)
      expect(isWorkday(reflectionUntil)).toBe(true)
      expect(startsOn).toBe(addDays(reflectionUntil, 1))
    }
  })
})

test.each([
  ['2008-11-20', true],
  ['2008-11-21', false],
  ['1990-01-01', true],
  ['2016-01-01', false],
])('born on %s: signs alone is %s (domain 1.2: 18)', (born, alone) => expect(isAdult(born, today)).toBe(alone))
