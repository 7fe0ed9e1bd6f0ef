import { addMonths, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { dayText } from '#kit/words/dateText.ts'
import { invoiceDateOf } from './invoices.ts'

/**
 * The invoice with what is bought today: `je volgende factuur`. Where that of this month is still to come, its day: what is bought now is
 * on the one after it (domain 1.10).
 */
export const nextInvoiceText = (today: Day): string =>
  invoiceDateOf(startOfMonth(today)) > today
    ? `je factuur van ${dayText(invoiceDateOf(addMonths(startOfMonth(today), 1)))}`
    : 'je volgende factuur'
