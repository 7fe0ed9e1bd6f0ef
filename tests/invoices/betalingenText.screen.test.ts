import { describe, expect, test } from 'vitest'
import { validityText, warningOf } from '#features/credit/Beltegoed.tsx'
import { detailOf, paymentsByYear, stateOf, titleOf } from '#features/invoices/PaymentYears.tsx'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'

const paid: PastPayment = {
  id: 'een',
  at: '2026-11-20T12:00:00.000Z',
  kind: 'topUp',
  method: 'ideal',
  amount: 2000,
  status: 'paid',
  payment: null,
}

describe('a payment of the past (domain payments)', () => {
  test.each<[Partial<PastPayment>, string, string, string]>([
    [{}, 'Opgewaardeerd', '20 november, iDEAL', 'Betaald'],
    [{ kind: 'autoTopUp', method: 'directDebit' }, 'Automatisch opgewaardeerd', '20 november, Incasso', 'Betaald'],
    [{ kind: 'voucher', method: 'voucher' }, 'Opwaardeercode', '20 november, Code', 'Betaald'],
    [{ kind: 'mutual', method: 'credit' }, 'Onderling bellen', '20 november, Van je tegoed', 'Betaald'],
    [{ kind: 'refund', method: 'other' }, 'Terugbetaling', '20 november', 'Terugbetaald'],
    [{ kind: 'refund', method: 'other', refundFor: 'outage' }, 'Terugbetaling', '20 november, Voor een storing', 'Terugbetaald'],
    [
      { kind: 'bundle', method: 'credit', bundle: { data: 20_000, minutes: null } },
      'Bundel 20 GB en onbeperkt bellen',
      '20 november, Van je tegoed',
      'Betaald',
    ],
    [{ kind: 'bundle' }, 'Bundel', '20 november, iDEAL', 'Betaald'],
    [{ kind: 'other', method: 'other' }, 'Betaling', '20 november', 'Betaald'],
    [{ kind: 'expired', method: 'credit' }, 'Tegoed verlopen', '20 november, Van je tegoed', 'Vervallen'],
    [{ status: 'open' }, 'Opwaarderen', '20 november, iDEAL', 'Nog te betalen'],
    [{ status: 'pending' }, 'Opwaarderen', '20 november, iDEAL', 'Betaling wordt verwerkt'],
    [{ status: 'cancelled' }, 'Opwaarderen', '20 november, iDEAL, Geannuleerd', 'Niet betaald'],
    [{ status: 'failed', kind: 'autoTopUp' }, 'Automatisch opwaarderen', '20 november, iDEAL, Betaling mislukt', 'Niet betaald'],
    [{ status: 'expired' }, 'Opwaarderen', '20 november, iDEAL, Verlopen', 'Niet betaald'],
  ])('%j', (change, title, detail, state) => {
    const payment = { ...paid, ...change }
    expect([titleOf(payment).replace(/\u00a0/g, ' '), detailOf(payment).replace(/\u00a0/g, ' '), stateOf(payment).text]).toEqual([
      title,
      detail.replace(/\u00a0/g, ' '),
      state,
    ])
  })

  test('by year of Amsterdam, in the order in which they come', () => {
    const at = (moment: string) => ({ at: moment })
    const years = paymentsByYear([
      at('2026-12-31T23:30:00.000Z'),
      at('2026-11-20T12:00:00.000Z'),
      at('2026-11-01T12:00:00.000Z'),
      at('2025-11-20T12:00:00.000Z'),
    ])
    expect(years.map(([year, own]) => [year, own.length])).toEqual([
      ['2027', 1],
      ['2026', 2],
      ['2025', 1],
    ])
  })
})

describe('what is said of the credit (domain credit)', () => {
  test.each([
    [1250, '2027-05-20', null],
    [85, '2027-05-20', /^Je tegoed is € 0,85\. Waardeer op/],
    [0, '2027-05-20', /^Je tegoed is op\./],
    [1250, '2026-12-10', /^Je tegoed verloopt op 10 december 2026\./],
    [85, '2026-12-10', /^Je tegoed verloopt/],
    [0, '2026-12-10', /^Je tegoed is op\./],
    [1250, '2026-11-19', /^Je tegoed is verlopen\./],
    [1250, null, null],
  ])('%i until %s', (balance, until, said) => {
    const warning = warningOf(balance, until, '2026-11-20')?.replace(/\u00a0/g, ' ') ?? null
    if (said === null) expect(warning).toBeNull()
    else expect(warning).toMatch(said)
  })

  test('until when it can be used', () => {
    expect(validityText('2027-05-20', '2026-11-20')).toContain('geldig tot en met')
    expect(validityText('2026-11-19', '2026-11-20')).toContain('was geldig')
  })
})
