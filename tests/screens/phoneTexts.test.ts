import { describe, expect, test } from 'vitest'
import type { HandsetOrder } from '../../src/api/contract/handsetOrder.ts'
import { lineTitle } from '../../src/domain/invoiceText.ts'
import { phoneOrderText } from '../../src/domain/phoneOrderText.ts'
import { phoneInShort } from '../../src/screens/abonnement/text.ts'
import { reasonOf } from '../../src/screens/facturen/text.ts'
import { meansText } from '../../src/screens/herroepen/text.ts'

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
    // What was paid at once is only the customer's own when it is here.
    [order('ACCEPTED', 0), 'Bestelling goedgekeurd', 'Bestelling goedgekeurd'],
    [order('PAID_OFF', 0), 'Afbetaald', 'Afbetaald'],
    [order('CANCELLED'), 'Geannuleerd', 'Geen'],
  ])('%o: %s', (phone, status, short) => {
    expect([phoneOrderText(phone), phoneInShort(phone).replace(/\s/g, ' ')]).toEqual([status, short])
  })

  test('withdrawing it: only what has left goes back, and only a loan stops', () => {
    const means = (hasPhone: boolean, hasLoan: boolean) =>
      meansText({ kind: 'phone', keepsUntil: null, hasPhone, hasLoan, isOwnNumber: false })
    expect(means(true, true)).toHaveLength(2)
    expect(means(true, true)[0]).toContain('retourlabel')
    expect(means(false, false)).toEqual([
      'Je telefoon is nog niet verstuurd. Je krijgt hem niet, en je hoeft niets terug te sturen.',
    ])
  })

  test('a term on the invoice, and one that comes back', () => {
    const line = { kind: 'instalment', amount: 2200, from: '2027-01-01', until: '2027-01-31', number: 3, total: 24 } as const
    expect([lineTitle(line), lineTitle({ ...line, amount: -2200 })]).toEqual(['Termijn 3 van 24', 'Terug: termijn 3 van 24'])
    expect(reasonOf({ ...line, amount: -2200 })).toContain('teruggestuurd')
  })
})
