import { faker } from '@faker-js/faker/locale/nl'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#kit/words/money.ts'
import {
  type ArrangementTerm,
  arrangementStateOf,
  countsFor,
  coveredBy,
  FEWEST_TERMS,
  FIRST_TERM_DAYS,
  isLate,
  lastChanceOf,
  MOST_TERMS,
  nextTermOf,
  paidInTermsOf,
  planOf,
} from '#model/invoices/arrangements.ts'

const term = (dueOn: string, paidOn: string | null = null, amount = 2910): ArrangementTerm => ({ amount, dueOn, paidOn })

describe('an arrangement (domain 1.10)', () => {
  test('2 to 6 monthly terms without interest: € 87,30 in 3 is € 29,10 a month', () => {
    expect(countsFor(8730)).toEqual([2, 3, 4, 5, 6])
    expect([FEWEST_TERMS, MOST_TERMS], 'an address accepts the same').toEqual([2, 6])
    expect(planOf(8730, 3, '2026-11-27')).toEqual([
      { amount: 2910, dueOn: '2026-11-27' },
      { amount: 2910, dueOn: '2026-12-27' },
      { amount: 2910, dueOn: '2027-01-27' },
    ])
  })

  test('terms: when the amount cannot be divided, then the first are a cent more; when a month is short, then its last day counts', () => {
    expect(planOf(5070, 4, '2027-01-31')).toEqual([
      { amount: 1268, dueOn: '2027-01-31' },
      { amount: 1268, dueOn: '2027-02-28' },
      { amount: 1267, dueOn: '2027-03-31' },
      { amount: 1267, dueOn: '2027-04-30' },
    ])
  })

  test.each([
    [0, []],
    [410, []],
    [999, []],
    [1000, [2]],
    [1499, [2]],
    [1500, [2, 3]],
  ])('of %i cents no term is less than € 5', (amount, counts) => expect(countsFor(amount)).toEqual(counts))

  test('the first term is due within 7 days', () => expect(FIRST_TERM_DAYS).toBe(7))

  test('a missed term ends it after 7 days, and not before', () => {
    const terms = [term('2026-11-01', '2026-10-31'), term('2026-12-01')]
    expect(lastChanceOf({ dueOn: '2026-12-01' })).toBe('2026-12-08')
    expect(['2026-11-30', '2026-12-01', '2026-12-08', '2026-12-09'].map((day) => arrangementStateOf(terms, day))).toEqual([
      'RUNNING',
      'RUNNING',
      'RUNNING',
      'STOPPED',
    ])
    expect(terms.map((one) => isLate(one, '2026-12-02'))).toEqual([false, true])
    expect(isLate(term('2026-12-01'), '2026-12-01')).toBe(false)
  })

  test('a term that was sent in time at a slow bank is not missed, but the one after it can be', () => {
    const terms = [{ ...term('2026-12-01'), sentOn: '2026-12-08' }, term('2027-01-01')]
    expect(arrangementStateOf(terms, '2026-12-09')).toBe('RUNNING')
    expect(arrangementStateOf(terms, '2027-01-09')).toBe('STOPPED')
  })

  test('when all terms are paid, then it is finished, however long ago', () => {
    const terms = [term('2026-11-01', '2026-10-31'), term('2026-12-01', '2026-12-05')]
    expect(arrangementStateOf(terms, '2030-01-01')).toBe('FINISHED')
    expect([nextTermOf(terms), paidInTermsOf(terms)]).toEqual([null, 5820])
  })

  test('when a term is paid, then it pays the oldest invoice first', () => {
    const terms = [term('2026-11-01', '2026-10-31'), term('2026-12-01', '2026-12-01'), term('2027-01-01')]
    expect(coveredBy([4530, 4200], terms.slice(0, 1))).toEqual([
      { paid: 2910, paidOn: null },
      { paid: 0, paidOn: null },
    ])
    expect(coveredBy([4530, 4200], terms)).toEqual([
      { paid: 4530, paidOn: '2026-12-01' },
      { paid: 1290, paidOn: null },
    ])
    const all = [...terms.slice(0, 2), term('2027-01-01', '2026-12-20')]
    expect(coveredBy([4530, 4200], all)).toEqual([
      { paid: 4530, paidOn: '2026-12-01' },
      { paid: 4200, paidOn: '2026-12-20' },
    ])
    expect(coveredBy([2911], terms), 'a cent is still open').toEqual([{ paid: 2911, paidOn: '2026-12-01' }])
    expect(coveredBy([2911], terms.slice(0, 1))).toEqual([{ paid: 2910, paidOn: null }])
  })
})

test('a thousand amounts nobody thought of: terms sum to the total, a cent apart at most, each a month after the one before', () => {
  faker.seed(20_261_124)
  for (let time = 0; time < 1000; time += 1) {
    const amounts = Array.from({ length: faker.number.int({ min: 1, max: 6 }) }, () => faker.number.int({ min: 1, max: 500_000 }))
    const total = amounts.reduce((sum, amount) => sum + amount, 0)
    const first = faker.date.between({ from: '2026-01-01', to: '2031-12-31' }).toISOString().slice(0, 10)
    for (const count of countsFor(total)) {
      const plan = planOf(total, count, first)
      expect(sumOf(plan)).toBe(total)
      expect(Math.max(...plan.map(({ amount }) => amount)) - Math.min(...plan.map(({ amount }) => amount))).toBeLessThanOrEqual(1)
      const months = plan.map(({ dueOn }) => Number(dueOn.slice(0, 4)) * 12 + Number(dueOn.slice(5, 7)))
      expect(months).toEqual(plan.map((_, at) => (months[0] ?? 0) + at))
      const paidUntil = faker.number.int({ min: 0, max: count })
      const terms = plan.map((one, at) => ({ ...one, paidOn: at < paidUntil ? one.dueOn : null }))
      const covered = coveredBy(amounts, terms)
      expect(covered.reduce((sum, { paid }) => sum + paid, 0)).toBe(paidInTermsOf(terms))
      expect(covered.map(({ paid }, at) => paid === amounts[at])).toEqual(covered.map(({ paidOn }) => paidOn !== null))
    }
  }
})
