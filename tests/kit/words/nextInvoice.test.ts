import { expect, test } from 'vitest'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'

test.each([
  ['2026-11-20', 'je volgende factuur'],
  ['2027-01-02', 'je factuur van 1 februari'], // that of January is made on Monday the 4th
  ['2027-01-04', 'je volgende factuur'],
  ['2026-08-01', 'je factuur van 1 september'],
])('what is bought on %s is on %s', (today, text) => expect(nextInvoiceText(today).replaceAll('\u00a0', ' ')).toBe(text))
