import { describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '../../src/api/contract/invoices.ts'
import { spanText, totalTitle } from '../../src/domain/invoiceText.ts'
import { changeOf, changeText, chipOf, reasonOf, standingText, sumText } from '../../src/screens/facturen/text.ts'

const invoice = (more: Partial<InvoiceSummary>): InvoiceSummary => ({
  id: 'abc',
  number: '1',
  month: '2026-11-01',
  date: '2026-11-02',
  amount: 3635,
  state: 'NOT_PAID',
  paidOn: null,
  dueOn: null,
  debitOn: null,
  processing: false,
  inArrangement: false,
  paidInTerms: 0,
  ...more,
})

describe('one chip an invoice (spec 4 Payment)', () => {
  test.each<[string, Partial<InvoiceSummary>, string, string]>([
    ['paid', { state: 'PAID', paidOn: '2026-11-09' }, 'good', 'Betaald'],
    ['its day has passed', {}, 'bad', 'Niet betaald'],
    ['before its day', { state: 'TO_PAY', dueOn: '2026-12-07' }, 'warn', 'Nog te betalen'],
    ['a debit is announced', { state: 'TO_PAY', debitOn: '2026-12-08' }, 'info', 'Nog te betalen'],
    ['in an arrangement, however late', { inArrangement: true }, 'info', 'In betalingsregeling'],
    ['the bank is busy with it', { processing: true }, 'info', 'Betaling wordt verwerkt'],
    ['money comes back', { amount: -100, state: 'TO_PAY', debitOn: '2026-12-08' }, 'info', 'Krijg je terug'],
  ])('%s', (_, more, tone, text) => expect(chipOf(invoice(more))).toEqual({ tone, text }))
})

describe('how an invoice differs from the one before', () => {
  test.each<[string, Partial<InvoiceSummary>, number | null, string | null]>([
    ['lower, and why', { amount: 1440, changed: 'sms' }, 1500, "€ 0,60 lager: je stuurde minder sms'jes"],
    ['higher, and why', { amount: 1800, changed: 'extraData' }, 1500, '€ 3,00 hoger: je kocht extra internet'],
    ['why is not known', { amount: 1440 }, 1500, '€ 0,60 lager'],
    ['nothing explains it', { amount: 1440, changed: null }, 1500, '€ 0,60 lager'],
    ['equal', { amount: 1500, changed: null }, 1500, 'Even hoog als de vorige'],
    ['money back after a payment', { amount: -100, changed: 'credit' }, 1500, '€ 16,00 lager: je kreeg geld terug'],
    [
      'an outage was compensated',
      { amount: 1417, changed: 'compensation' },
      1500,
      '€ 0,83 lager: je kreeg een vergoeding voor een storing',
    ],
    ['the first', { amount: 1500 }, null, null],
  ])('%s', (_, more, before, text) =>
    expect(
      changeText(invoice(more), before === null ? undefined : invoice({ amount: before }))?.replaceAll('\u00a0', ' ') ?? null,
    ).toBe(text),
  )
})

test('an invoice says what it differs by in the sentence of its row', () => {
  const line = { kind: 'sms', amount: 60, from: '2026-10-01', until: '2026-10-31' } as const
  const compared = { month: '2026-10-01', date: '2026-10-01', amount: 120, lines: [{ ...line, amount: 120 }] }
  const said = changeOf({ amount: 60, lines: [line], before: compared })
  expect(said?.replaceAll('\u00a0', ' ')).toBe("€ 0,60 lager: je stuurde minder sms'jes")
  expect(changeOf({ amount: 60, lines: [line], before: null })).toBeNull()
})

test('a deadline is said in one way', () => {
  expect(standingText(invoice({ state: 'TO_PAY', dueOn: '2026-12-07' }))).toBe('Betaal uiterlijk 7\u00a0december')
})

test('what is paid ends with a total, and asks for nothing', () => {
  expect(totalTitle(invoice({ state: 'PAID' }))).toBe('Totaal')
  expect(totalTitle(invoice({}))).toBe('Te betalen')
  expect(totalTitle(invoice({ amount: -100, state: 'PAID' }))).toBe('Je krijgt terug')
})

test('a month is called by its name, and part of one by its days', () => {
  expect(spanText({ from: '2026-11-01', until: '2026-11-30' })).toBe('november')
  expect(spanText({ from: '2026-11-17', until: '2026-11-30' })).toBe('17\u00a0november tot en met 30\u00a0november')
})

test('the reason of minutes outside a bundle holds for who has no bundle too', () => {
  const line = { kind: 'voice', amount: 350, from: '2026-10-01', until: '2026-10-31', quantity: 14 } as const
  expect(reasonOf(line)).toBe('Deze minuten zaten niet in een bundel. Dan betaal je per minuut.')
})

test('a compensation for an outage says why, and how it is reckoned', () => {
  const line = {
    kind: 'compensation',
    amount: -166,
    from: '2026-11-12',
    until: '2026-11-13',
    days: 2,
    monthly: 2490,
  } as const
  expect(reasonOf(line)?.replaceAll('\u00a0', ' ')).toBe(
    'Op 12 november begon een storing van meer dan 12 uur. Per dag krijg je een dertigste van je maandbedrag terug.',
  )
  expect(sumText(line)?.replaceAll('\u00a0', ' ')).toBe('2 dagen × € 24,90 per maand / 30 = € 1,66')
})

test('an invoice that is lower for an outage names its day, when that is known', () => {
  const said = (amount: number) =>
    changeText(invoice({ amount, changed: 'compensation' }), invoice({ amount: 1500 }), '2026-11-12')
  expect(said(1417)?.replaceAll('\u00a0', ' ')).toBe('€ 0,83 lager: vergoeding voor de storing van 12 november')
  expect(said(1583)?.replaceAll('\u00a0', ' ')).toBe('€ 0,83 hoger: vorige keer kreeg je een vergoeding voor een storing')
})
