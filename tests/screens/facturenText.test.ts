import { describe, expect, test } from 'vitest'
import type { InvoiceSummary } from '../../src/api/contract/invoices.ts'
import { spanText, totalTitle } from '../../src/domain/invoiceText.ts'
import { chipOf, reasonOf, standingText } from '../../src/screens/facturen/text.ts'

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
