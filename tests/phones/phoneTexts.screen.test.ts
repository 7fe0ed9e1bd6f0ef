import { describe, expect, test } from 'vitest'
import { reasonOf } from '#features/invoices/text.ts'
import { notAllowedSentence, wayOf } from '#features/phones/NotAllowed.tsx'
import { colorText, storageSoldOut } from '#features/phones/texts.ts'
import { meansText } from '#features/subscription/herroepen/text.ts'
import { phoneInShort, phoneTerms } from '#features/subscription/text.ts'
import { lineTitle } from '#model/invoices/invoiceText.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { phoneOrderText } from '#model/phones/phoneOrderText.ts'
import { nearestVariant } from '#model/phones/phoneSpec.ts'
import type { WhyNoPhone } from '#model/phones/whyNoPhone.ts'
import { phones } from '../../fixtures/catalogue/phones.ts'

const order = (status: HandsetOrder['status'], totalCredit = 52_800, totalPaid = 0): HandsetOrder => ({
  status,
  totalCredit,
  totalPaid,
  monthlyPrice: totalCredit / 24,
})

describe('a phone in words', () => {
  test.each([
    [order('ACCEPTED'), 'Bestelling goedgekeurd', '€ 22,00 per maand'],
    [order('DELIVERED', 52_800, 2200), 'Bezorgd', '€ 22,00 per maand'],
    [order('PAID_OFF', 52_800, 52_800), 'Afbetaald', 'Afbetaald'],
    [order('WAIT_FOR_RETURN'), 'We wachten op je retour', 'We wachten op je retour'],
    // A phone that was paid at once belongs to the customer on delivery.
    [order('ACCEPTED', 0), 'Bestelling goedgekeurd', 'Bestelling goedgekeurd'],
    [order('PAID_OFF', 0), 'Afbetaald', 'Afbetaald'],
    [order('CANCELLED'), 'Geannuleerd', 'Geen'],
  ])('the status of a phone: %o is %s', (phone, status, short) => {
    expect([phoneOrderText(phone), phoneInShort(phone).replace(/\s/g, ' ')]).toEqual([status, short])
  })

  test.each([
    [order('DELIVERED', 52_800, 2200), '€ 22,00 van € 528,00 afbetaald', 'Nog € 506,00, € 22,00 per maand'],
    [
      { ...order('DELIVERED'), firstTermOn: '2026-12-01' },
      'Je eerste termijn hoort bij je factuur van 1 december.',
      'Nog € 528,00, € 22,00 per maand',
    ],
    [order('WAIT_FOR_DELIVERY'), null, 'Je betaalt € 22,00 per maand, zodra hij bezorgd is.'],
    [order('PAID_OFF', 52_800, 52_800), '€ 528,00 afbetaald', null],
    [order('DELIVERED', 0), null, 'Je hebt je telefoon in één keer betaald.'],
    [order('RETURN'), null, null],
  ])('the paid terms of a phone: %o', (phone, strong, muted) => {
    const terms = phoneTerms(phone)
    const plain = (text: string | null) => text?.replace(/\s/g, ' ') ?? null
    expect([plain(terms.strong), plain(terms.muted)]).toEqual([strong, muted])
  })

  test('withdrawing a phone: only a shipped phone is returned, and only a loan stops', () => {
    const means = (hasPhone: boolean, hasLoan: boolean, terms = 0) =>
      meansText({ kind: 'phone', keepsUntil: null, hasPhone, hasLoan, terms, isOwnNumber: false })
    expect(means(true, true)).toHaveLength(2)
    expect(means(true, true)[0]).toContain('retourlabel')
    expect(means(true, true, 2200)[2]).toBe(
      'Op je factuur staat al €\u00a022,00 voor je telefoon. Dat storten we binnen 14 dagen terug op je rekening.',
    )
    expect(means(false, false)).toEqual([
      'Je telefoon is nog niet verstuurd. Je krijgt hem niet, en je hoeft niets terug te sturen.',
    ])
  })

  test('a term on the invoice, and its refund', () => {
    const line = { kind: 'instalment', amount: 2200, from: '2027-01-01', until: '2027-01-31', number: 3, total: 24 } as const
    expect([lineTitle(line), lineTitle({ ...line, amount: -2200 })]).toEqual(['Termijn 3 van 24', 'Terug: termijn 3 van 24'])
    expect(reasonOf({ ...line, amount: -2200 })).toContain('teruggestuurd')
  })
})

test('a sold-out variant is named at the choice of colour and storage', () => {
  const black = { color: 'zwart', storage: '128-gb' }
  const s2 = phones.find(({ model }) => model === 's2')
  if (!s2) throw new Error('no s2 is sold')
  expect(nearestVariant(s2, black).storage.available).toBe(true)
  const colors = s2.colors.map((color) => ({
    ...color,
    storage: color.storage.map((one) => ({ ...one, available: color.slug !== black.color || one.slug !== black.storage })),
  }))
  const phone = { ...s2, colors }
  const variant = nearestVariant(phone, black)
  expect(colorText(phone, variant)).toBe('Zwart, 128 GB uitverkocht')
  expect(colorText(phone, nearestVariant(phone, { ...black, storage: '256-gb' }))).toBe('Zwart')
  expect(colorText({ ...phone, available: false }, variant)).toBe('Zwart')
  expect(storageSoldOut(phone, variant.color)).toBe('Uitverkocht in zwart')
  expect(storageSoldOut({ ...phone, available: false }, variant.color)).toBe('Tijdelijk uitverkocht')
})

test.each<[WhyNoPhone, string, string]>([
  [{ kind: 'prepaid' }, 'Telefoons zijn er alleen bij een abonnement. Stap over, dan kun je er een kiezen.', '/overstappen'],
  [{ kind: 'from', day: '2026-12-19' }, 'Je kunt verlengen vanaf 19 december 2026.', '/instellingen/abonnement'],
  [
    { kind: 'order', status: 'WAIT_FOR_DELIVERY', open: 60_000 },
    'Je hebt al een telefoon besteld. Hij is onderweg.',
    '/instellingen/abonnement',
  ],
  [
    { kind: 'rejected', reason: 'OPEN_INVOICE' },
    'Er staat nog een factuur open. Is die betaald, dan kun je een telefoon kiezen.',
    '/facturen',
  ],
  [
    { kind: 'pending', expires: false },
    'Je hebt een wijziging die nog moet ingaan. Daarna kun je verlengen.',
    '/instellingen/abonnement',
  ],
])('why no phone can be ordered: %o', (why, sentence, to) => {
  expect(notAllowedSentence(why).replaceAll('\u00a0', ' ')).toBe(sentence)
  expect(wayOf([why]).path).toBe(to)
})

test('a customer who still pays for a phone sees the open amount', () =>
  expect(notAllowedSentence({ kind: 'order', status: 'DELIVERED', open: 41_800 })).toMatch(/er staat nog €\s418,00 open/))
