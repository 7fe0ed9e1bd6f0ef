import { describe, expect, test } from 'vitest'
import { changeOf, chipOf, invoiceChangeText, invoiceSumText, reasonOf, standingText } from '#features/invoices/text.ts'
import type { InvoiceChange, InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { spanText, totalTitle } from '#model/invoices/invoiceText.ts'

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
  changes: [],
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

const sms = (amount: number): InvoiceChange => ({ kind: 'sms', amount, cause: amount > 0 ? 'more' : 'less' })

describe('how an invoice differs from the one before', () => {
  test.each<[string, number, readonly InvoiceChange[], number | null, string | null]>([
    ['there is one cause', 1440, [sms(-60)], 1500, "€ 0,60 lager: je stuurde minder sms'jes"],
    ['nobody knows why', 1440, [], 1500, '€ 0,60 lager'],
    ['it is equal', 1500, [sms(15), { kind: 'voice', amount: -15, cause: 'less' }], 1500, 'Even hoog als de vorige'],
    [
      'there are two causes',
      1505,
      [sms(15), { kind: 'voice', amount: -10, cause: 'less' }],
      1500,
      "€ 0,05 hoger: je stuurde meer sms'jes (€ +0,15) en je belde minder buiten je bundel (€ -0,10)",
    ],
    [
      'there are four causes',
      1865,
      [
        { kind: 'dataBundle', amount: 260, cause: 'discountEnded' },
        { kind: 'household', amount: 100, cause: 'doubleBefore' },
        sms(15),
        { kind: 'voice', amount: -10, cause: 'less' },
      ],
      1500,
      '€ 3,65 hoger: je korting is afgelopen (€ +2,60), vorige keer kreeg je samenkorting over 2 maanden (€ +1,00) en nog 2 verschillen',
    ],
    [
      'several lines have the same cause',
      200,
      [
        { kind: 'dataBundle', amount: -700, cause: 'stopped' },
        { kind: 'voiceBundle', amount: -600, cause: 'stopped' },
      ],
      1500,
      '€ 13,00 lager: je abonnement stopte',
    ],
    [
      'a cause is newer than this build',
      1400,
      [{ kind: 'dataBundle', amount: -100, cause: null }],
      1500,
      '€ 1,00 lager: internetbundel',
    ],
    ['money came back', -100, [{ kind: 'credit', amount: -1600, cause: 'less' }], 1500, '€ 16,00 lager: je kreeg geld terug'],
    ['it is the first', 1500, [], null, null],
  ])('changeText: when %s, then it says the whole difference', (_, amount, changes, before, text) =>
    expect(
      invoiceChangeText(
        invoice({ amount, changes: [...changes] }),
        before === null ? undefined : invoice({ amount: before }),
      )?.replaceAll('\u00a0', ' ') ?? null,
    ).toBe(text),
  )
})

test('changeOf: when an invoice is opened, then it says the sentence of its row', () => {
  const line = { kind: 'sms', amount: 60, from: '2026-10-01', until: '2026-10-31' } as const
  const compared = { month: '2026-10-01', date: '2026-10-01', amount: 120, lines: [{ ...line, amount: 120 }] }
  const said = changeOf({ amount: 60, lines: [line], before: compared, changes: [sms(-60)] })
  expect(said?.replaceAll('\u00a0', ' ')).toBe("€ 0,60 lager: je stuurde minder sms'jes")
  expect(changeOf({ amount: 60, lines: [line], before: null, changes: [] })).toBeNull()
})

test('a deadline is said in one way', () => {
  expect(standingText(invoice({ state: 'TO_PAY', dueOn: '2026-12-07' }))).toBe('Betaal uiterlijk op 7\u00a0december')
})

test('a paid invoice: when it is shown, then it ends with a total and asks for nothing', () => {
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
  expect(invoiceSumText(line)?.replaceAll('\u00a0', ' ')).toBe('2 dagen × € 24,90 per maand / 30 = € 1,66')
})

test('changeText: when an outage was compensated, then it names its day where that is known', () => {
  const said = (amount: number, cause: 'more' | 'less', day: string | null = '2026-11-12') =>
    invoiceChangeText(
      invoice({ amount, changes: [{ kind: 'compensation', amount: amount - 1500, cause }] }),
      invoice({ amount: 1500 }),
      day,
    )?.replaceAll('\u00a0', ' ')
  expect(said(1417, 'less')).toBe('€ 0,83 lager: vergoeding voor de storing van 12 november')
  expect(said(1417, 'less', null)).toBe('€ 0,83 lager: je kreeg een vergoeding voor een storing')
  expect(said(1583, 'more')).toBe('€ 0,83 hoger: vorige keer kreeg je een vergoeding voor een storing')
})

test.each([
  ['changed', 'Je bundels veranderden in november, nadat we je factuur hadden gemaakt. Dit is het verschil.'],
  ['ended', 'Je abonnement stopte in november, nadat we je factuur hadden gemaakt. Dit is het verschil.'],
  ['withdrawn', 'Je hebt je abonnement herroepen. Dit stond al op eerdere facturen, daarom gaat het eraf.'],
] as const)('reasonOf: when a correction was made because the subscription %s, then it says so', (because, text) =>
  expect(reasonOf({ kind: 'correction', amount: -100, from: '2026-11-01', until: '2026-11-30', because })).toBe(text),
)
