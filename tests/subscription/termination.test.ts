import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween, endOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { endProblem } from '#kit/typed/endDate.ts'
import { TerminateReason } from '#model/subscription/contract/termination.ts'
import {
  canUndo,
  daysLeftOfTerm,
  earliestEnd,
  finalInvoiceOn,
  latestEnd,
  terminationFee,
  undoUntil,
} from '#model/subscription/termination.ts'
import { between, randomOf } from '../../mocks/world/random.ts'

/** Days on which calendar code fails: ends of months, leap days, the turn of the year, and both clock changes. */
const badDays: readonly Day[] = [
  '2027-01-29',
  '2027-01-30',
  '2027-01-31',
  '2028-01-31',
  '2027-02-28',
  '2028-02-29',
  '2027-03-28',
  '2027-03-31',
  '2026-10-25',
  '2026-12-31',
  '2027-01-01',
  '2027-05-31',
]

describe('the notice of one month (domain 1.14)', () => {
  test.each([
    ['2026-11-20', '2026-12-20'],
    ['2027-01-31', '2027-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-12-31', '2027-01-31'],
    ['2028-02-29', '2028-03-29'],
  ])('cancelled on %s, ends on %s', (today, end) => expect(earliestEnd(today, 'OTHER')).toBe(end))

  test('it counts from the day of cancelling, and is never more than a month', () => {
    for (const today of badDays) {
      const end = earliestEnd(today, null)
      expect(end > today && daysBetween(today, end) <= 31, today).toBe(true)
      expect(end <= endOfMonth(addMonths(`${today.slice(0, 8)}01`, 1)), today).toBe(true)
    }
  })

  test('who has died is not kept waiting, and there is a day to mend a mistake', () => {
    for (const today of badDays) {
      expect(earliestEnd(today, 'DECEASED')).toBe(addDays(today, 1))
      expect(canUndo(earliestEnd(today, 'DECEASED'), today)).toBe(true)
    }
  })
})

describe('the fee (domain 1.14)', () => {
  test.each([
    [1250, '2027-05-14', '2026-12-20', 5959],
    [1200, '2027-05-14', '2026-12-20', 5721],
    [1250, null, '2026-12-20', 0],
    [1250, '2026-12-20', '2026-12-20', 0],
    [1250, '2026-11-30', '2026-12-20', 0],
    [1250, '2026-12-21', '2026-12-20', 41],
  ])('%i a month, contract until %s, ends on %s: %i', (monthly, contractEnd, endsOn, fee) =>
    expect(terminationFee({ monthly, contractEnd }, 'OTHER', endsOn)).toBe(fee),
  )

  test.each(['DECEASED', 'ABROAD'] as const)('%s: nothing', (reason) =>
    expect(terminationFee({ monthly: 1250, contractEnd: '2028-01-01' }, reason, '2026-12-20')).toBe(0),
  )

  test('on any day: whole cents, never negative, never more than the months that are left, and less the later it ends', () => {
    for (let at = 0; at < 2000; at += 1) {
      const random = randomOf('fee', at)
      const today = badDays[at % badDays.length] ?? '2027-01-31'
      const [monthly, reason] = [between(random, 0, 12_000), TerminateReason.options[at % 11] ?? 'OTHER']
      const contractEnd = addDays(today, between(random, -40, 760))
      const endsOn = addDays(earliestEnd(today, reason), between(random, 0, 400))
      const fee = terminationFee({ monthly, contractEnd }, reason, endsOn)
      const context = `${at}: ${today} ${endsOn} ${contractEnd} ${monthly}`
      expect(Number.isInteger(fee) && fee >= 0, context).toBe(true)
      // a year of days is twelve months
      expect(fee, context).toBeLessThanOrEqual(Math.ceil((monthly * 12 * daysLeftOfTerm(contractEnd, endsOn)) / 365))
      expect(terminationFee({ monthly, contractEnd }, reason, addDays(endsOn, 1)), context).toBeLessThanOrEqual(fee)
      if (endsOn >= contractEnd) expect(fee, context).toBe(0)
    }
  })
})

describe('the days around it', () => {
  test.each(badDays)(
    '%s as the last day: taken back until the day before; the last invoice comes in the next month',
    (endsOn) => {
      expect(canUndo(endsOn, undoUntil(endsOn))).toBe(true)
      expect(canUndo(endsOn, endsOn)).toBe(false)
      const invoice = finalInvoiceOn(endsOn)
      expect(invoice > endOfMonth(endsOn) && daysBetween(endOfMonth(endsOn), invoice) <= 4).toBe(true)
    },
  )

  test('the last invoice is that of the month after the last day', () => {
    expect(finalInvoiceOn('2026-11-20')).toBe('2026-12-01')
    expect(finalInvoiceOn('2026-12-11')).toBe('2027-01-04') // New Year's Day is a Friday
  })

  test('a year ahead, or the end of the contract when that is later', () => {
    expect(latestEnd('2026-11-20', null)).toBe('2027-11-20')
    expect(latestEnd('2026-11-20', '2027-05-14')).toBe('2027-11-20')
    expect(latestEnd('2026-11-20', '2028-05-14')).toBe('2028-05-14')
  })

  test.each([
    ['', 'required'],
    ['morgen', 'invalid'],
    ['31-02-2027', 'notExisting'],
    ['19-12-2026', 'tooEarly'],
    ['20-12-2026', null],
    ['20-11-2027', null],
    ['21-11-2027', 'tooLate'],
  ])('typed as "%s": %s', (text, problem) => expect(endProblem(text, '2026-12-20', '2027-11-20')).toBe(problem))
})
