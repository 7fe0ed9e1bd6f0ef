/** A new invoice: always an e-mail, and an sms for who wants it. */

import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { dayInFull, monthName } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { mailTo, ownSms, type Subject } from '../world/message.ts'
import { dateOf, monthsOf } from '../world/months.ts'
import { worldOf } from '../world/world.ts'
import { invoicesOf, type MadeInvoice } from './invoices.ts'

/** The invoices that were made after one day and until another. */
function madeBetween(account: PostpaidAccount, after: Day, today: Day): MadeInvoice[] {
  const months = monthsOf(account, today).filter((month) => dateOf(account, month) > after)
  if (months.length === 0) return []
  return invoicesOf(account, worldOf(account, today), new Set(months)).filter(({ date }) => date > after)
}

function dueText({ amount, debitOn, dueOn }: MadeInvoice): string {
  if (amount < 0) return `Je krijgt ${euro(-amount)} terug.`
  if (amount === 0) return 'Je hoeft niets te betalen.'
  if (debitOn) return `We schrijven ${euro(amount)} rond ${dayInFull(debitOn)} van je rekening af.`
  return dueOn ? `Betaal ${euro(amount)} voor ${dayInFull(dueOn)}.` : `Het bedrag is ${euro(amount)}.`
}

export const ofInvoices: Subject = (was, { account, at }) => {
  if (account.type === 'Prepaid') return []
  return madeBetween(account, dayOf(was.at), dayOf(at)).flatMap((invoice) => {
    const once = `invoice ${invoice.number}`
    const ready = `Je factuur van ${monthName(invoice.month)} staat klaar in ${provider.product}. ${dueText(invoice)}`
    const sms = account.settings.advertising.invoiceSms ? ownSms(account, ready) : []
    return [{ ...mailTo(account, ready), once }, ...sms.map((told) => ({ ...told, once: `${once} sms` }))]
  })
}
