import { faker } from '@faker-js/faker/locale/nl'
import { describe, expect, test } from 'vitest'
import { sumOf } from '#kit/words/money.ts'
import { type InvoiceLine, type InvoiceSummary, lineKinds } from '#model/invoices/contract/invoices.ts'
import { dueOf, hindranceOf, isAfterSettlement, keepsInvoicesUntil, openSumOf, urgentOf } from '#model/invoices/dueInvoices.ts'
import {
  grouped,
  invoiceDateOf,
  invoiceDifference,
  invoicesByYear,
  isMonthlyDiscount,
  partsOf,
  proRata,
  vatOf,
  waterfall,
} from '#model/invoices/invoices.ts'

const line = (kind: InvoiceLine['kind'], amount: number): InvoiceLine => ({
  kind,
  amount,
  from: '2026-11-01',
  until: '2026-11-30',
})

const example = [
  line('dataBundle', 700),
  line('voiceBundle', 550),
  line('abroad', 240),
  line('sms', 45),
  line('instalment', 2200),
  line('household', -100),
]

describe('an invoice (domain 1.10)', () => {
  test('VAT once an invoice: excl. 11,86 and VAT 2,49 are 14,35, with the phone 22,00 beside it', () => {
    expect(sumOf(example)).toBe(3635)
    expect(vatOf(example)).toEqual({ excl: 1186, vat: 249, incl: 1435, untaxed: 2200 })
  })

  test('VAT: when a line is an instalment or was paid for before, then it carries none', () => {
    expect(vatOf([line('instalment', 2200)])).toEqual({ excl: 0, vat: 0, incl: 0, untaxed: 2200 })
    expect(vatOf([line('dataBundle', 1210), line('balanceFromPrepaid', -1210)])).toEqual({
      excl: 1000,
      vat: 210,
      incl: 1210,
      untaxed: -1210,
    })
    const late = [line('reminderCosts', 1500), line('collectionCosts', 4000), line('verification', -1)]
    expect(vatOf(late)).toEqual({ excl: 0, vat: 0, incl: 0, untaxed: 5499 })
  })

  test('groups: when one has no lines, then it is left out', () => {
    expect(grouped(example).map(({ group, amount }) => [group, amount])).toEqual([
      ['fixed', 1250],
      ['outside', 285],
      ['phone', 2200],
      ['discount', -100],
    ])
  })

  test.each([
    ['2026-11-01', '2026-11-02'], // a Sunday
    ['2026-12-01', '2026-12-01'],
    ['2027-01-01', '2027-01-04'], // New Year's Day is a Friday
    ['2026-08-01', '2026-08-03'], // a Saturday
    ['2024-04-01', '2024-04-02'], // Easter Monday
    ['2031-06-01', '2031-06-03'], // a Sunday before Whit Monday
  ])('the invoice of %s is dated the first working day: %s', (month, date) => expect(invoiceDateOf(month)).toBe(date))

  test('in two parts: what is new since the invoice before, and what its own month costs anyway', () => {
    const bundles = [line('dataBundle', 700), line('voiceBundle', 550), line('smsBundle', 200), line('dataCap', 100)]
    const ahead = [...bundles, line('proRata', 247), line('instalment', 2200), line('household', -100)]
    const earlier = { from: '2026-10-01', until: '2026-10-31' }
    const since = [line('credit', -50), { ...line('proRata', 247), ...earlier }, { ...line('sms', 45), ...earlier }]
    const back = { ...line('instalment', -2200), ...earlier }
    expect(partsOf({ month: '2026-11-01', lines: [...ahead, ...since, back] })).toEqual({ ahead, since: [...since, back] })
  })

  test('part of a month: 6 days of € 12,50 a month are 6 × 12,50 × 12 / 365 = € 2,47', () => {
    expect(proRata(1250, 6)).toBe(247)
    expect(proRata(1250, 0)).toBe(0)
    expect(proRata(1250, 365), 'a year').toBe(15_000)
  })

  test('of all discounts only that of a household comes every month', () =>
    expect(lineKinds.filter(isMonthlyDiscount)).toEqual(['household']))
})

describe('the difference with the month before', () => {
  test('tells only what differs, kind by kind', () => {
    const before = [line('dataBundle', 700), line('voiceBundle', 550), line('sms', 90)]
    expect(invoiceDifference(example, before)).toEqual([
      { kind: 'abroad', amount: 240 },
      { kind: 'sms', amount: -45 },
      { kind: 'instalment', amount: 2200 },
      { kind: 'household', amount: -100 },
    ])
  })

  test('when only the earlier invoice had a line, then it is in its own group', () => {
    expect(invoiceDifference([line('household', -100)], [line('abroad', 240)])).toEqual([
      { kind: 'abroad', amount: -240 },
      { kind: 'household', amount: -100 },
    ])
  })

  test('two lines of one kind are one step', () => {
    expect(invoiceDifference([line('sms', 15), line('sms', 30)], [])).toEqual([{ kind: 'sms', amount: 45 }])
  })

  test('as a drawing every bar begins where the last one ended', () => {
    expect(
      waterfall(1340, [
        { kind: 'abroad', amount: 240 },
        { kind: 'sms', amount: -45 },
      ]),
    ).toEqual([
      { kind: 'before', from: 0, to: 1340 },
      { kind: 'abroad', from: 1340, to: 1580 },
      { kind: 'sms', from: 1580, to: 1535 },
      { kind: 'now', from: 0, to: 1535 },
    ])
  })
})

test('a thousand invoices nobody thought of: lines and groups add up, VAT does, and the steps are the difference to the cent', () => {
  faker.seed(20_261_122)
  const invented = () =>
    Array.from({ length: faker.number.int({ max: 24 }) }, () =>
      line(faker.helpers.arrayElement(lineKinds), faker.number.int({ min: -500_000, max: 500_000 })),
    )
  for (let time = 0; time < 1000; time += 1) {
    const [now, before] = [invented(), invented()]
    expect(sumOf(grouped(now))).toBe(sumOf(now))
    const { excl, vat, incl, untaxed } = vatOf(now)
    expect([excl + vat, incl + untaxed]).toEqual([incl, sumOf(now)])
    expect(Math.abs(excl * 1.21 - incl)).toBeLessThanOrEqual(0.605 + 1e-6)
    const steps = invoiceDifference(now, before)
    expect(sumOf(steps)).toBe(sumOf(now) - sumOf(before))
    const bars = waterfall(sumOf(before), steps)
    expect(bars.at(-1)).toEqual({ kind: 'now', from: 0, to: sumOf(now) })
    expect(bars.at(-2)?.to).toBe(sumOf(now))
  }
})

describe('what is open', () => {
  const invoice = (date: string, amount: number, more: Partial<InvoiceSummary>): InvoiceSummary => ({
    id: date.replaceAll('-', ''),
    number: date,
    month: `${date.slice(0, 7)}-01`,
    changes: [],
    date,
    amount,
    state: 'PAID',
    paidOn: null,
    dueOn: null,
    debitOn: null,
    processing: false,
    inArrangement: false,
    paidInTerms: 0,
    ...more,
  })
  const announced = invoice('2026-12-01', 1250, { state: 'TO_PAY', debitOn: '2026-12-08' })
  const open = invoice('2026-11-02', 1435, { state: 'TO_PAY', dueOn: '2026-12-07' })
  const overdue = invoice('2026-10-01', 3635, { state: 'NOT_PAID', debitOn: '2026-10-08' })
  const older = invoice('2026-09-01', 1250, { state: 'NOT_PAID', debitOn: '2026-09-08' })
  const arranged = invoice('2026-08-03', 4200, { state: 'NOT_PAID', inArrangement: true })
  const paid = invoice('2026-07-01', 1250, { paidOn: '2026-07-08' })
  const all = [announced, open, overdue, older, arranged, paid]

  test('when an invoice is debited or paid in terms, then it does not wait for the customer', () => {
    expect(openSumOf(all)).toBe(1435 + 3635 + 1250)
    expect(openSumOf([announced, arranged, paid])).toBe(0)
  })

  test('the most urgent first: overdue before open, the oldest before what is newer', () => {
    expect(urgentOf(all)).toEqual([older, overdue, open])
    const sameDay = { ...overdue, id: 'same day' }
    expect(urgentOf([overdue, sameDay])).toEqual([overdue, sameDay])
  })

  test('the settlement is on the invoice of the month after the last day; only what comes later comes after it', () => {
    const dates = ['2026-12-01', '2027-01-04', '2027-02-01']
    expect(dates.map((date) => isAfterSettlement(date, '2026-12-11'))).toEqual([false, false, true])
  })

  test('they stay for a year after the last one', () => expect(keepsInvoicesUntil('2026-12-01')).toBe('2027-12-01'))

  test('when an arrangement stopped, then only the unpaid part is open', () => {
    const left = invoice('2026-08-03', 4530, { state: 'NOT_PAID', paidInTerms: 2910 })
    expect([dueOf(left), openSumOf([left, overdue])]).toEqual([1620, 1620 + 3635])
  })

  test('when an invoice does not wait for the customer, then there is a reason', () => {
    expect(all.map(hindranceOf)).toEqual(['debit', null, null, null, 'arrangement', 'paid'])
    expect(hindranceOf(invoice('2026-11-02', 0, {}))).toBe('nothing')
    expect(hindranceOf(invoice('2026-11-02', -100, { state: 'TO_PAY', debitOn: '2026-11-09' }))).toBe('back')
    expect(hindranceOf({ ...overdue, processing: true })).toBe('processing')
    expect(openSumOf([{ ...overdue, processing: true }])).toBe(0)
  })

  test('by year, newest first', () => {
    expect(
      invoicesByYear([open, invoice('2025-12-01', 1, {}), invoice('2025-11-03', 1, {})]).map(([year, own]) => [year, own.length]),
    ).toEqual([
      ['2026', 1],
      ['2025', 2],
    ])
  })
})
