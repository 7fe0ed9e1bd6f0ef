import { expect, test } from 'vitest'
import { refundText } from '#features/profile/bankrekening/refund.ts'

const onAccount = 'Je krijgt de cent terug op je rekening.'
const running = { subscriptionActive: true, lastInvoiceOn: null }
const ended = { subscriptionActive: false, lastInvoiceOn: '2027-01-04' }

test.each([
  [running, '2026-11-20', 'Je krijgt de cent terug op je volgende factuur.'],
  [running, '2027-01-02', 'Je krijgt de cent terug op je factuur van 1 februari.'],
  // who leaves, before the last day and after it
  [{ ...ended, subscriptionActive: true }, '2026-12-10', 'Je krijgt de cent terug op je volgende factuur.'],
  [ended, '2026-12-31', 'Je krijgt de cent terug op je volgende factuur.'],
  [ended, '2027-01-02', onAccount],
  [ended, '2027-03-01', onAccount],
  // a phone is paid on
  [{ ...ended, lastInvoiceOn: '2028-06-01' }, '2027-03-01', 'Je krijgt de cent terug op je volgende factuur.'],
  // who has withdrawn before there was any invoice
  [{ subscriptionActive: false, lastInvoiceOn: null }, '2026-11-20', onAccount],
])('%o on %s: %s', (overview, today, said) => expect(refundText(overview, today).replaceAll('\u00a0', ' ')).toBe(said))
