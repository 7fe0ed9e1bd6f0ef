import { addMonths, dayOf, endOfMonth, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { hoursOf, isNews } from '#model/outage/compensation.ts'
import type { Compensation } from '#model/outage/contract.ts'
import type { FixMeItem } from '#model/overview/contract.ts'
import type { Account, AreaOutage, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { invoiceIdOf } from '../invoices/invoices.ts'
import { dateOf, monthsOf, settlementOf } from '../world/months.ts'
import { compensationAt, endFor } from './world.ts'

type Place = Pick<Compensation, 'month' | 'invoice' | 'paid'>

const iso = (moment: number): string => new Date(moment).toISOString()

/** The month of the invoice with the compensation for an outage that ended on a day. A settlement replaces the invoices that were not made. */
function monthFor(account: PostpaidAccount, ended: Day): Day {
  const next = addMonths(startOfMonth(ended), 1)
  const settlement = settlementOf(account)
  return settlement === null || monthsOf(account, endOfMonth(settlement)).includes(next) ? next : settlement
}

/** Where the customer gets the money for an outage. `until`: its end (ms), null while it lasts. */
function placeOf(account: Account, { credited }: AreaOutage, until: number | null, today: Day): Place {
  if (until === null) return { month: null, invoice: null, paid: null }
  if (account.type === 'Prepaid' || credited !== null) return { month: null, invoice: null, paid: iso(until) }
  const month = monthFor(account, dayOf(until))
  const date = dateOf(account, month)
  const isMade = date <= today
  return { month, invoice: isMade ? invoiceIdOf(account, month) : null, paid: isMade ? iso(momentOf(date)) : null }
}

/** The compensation of an outage at a moment (ms); none below a cent. */
function told(account: Account, outage: AreaOutage, now: number): Compensation[] {
  const amount = compensationAt(account, outage, now)
  if (amount === 0) return []
  const { id, name: area, from } = outage
  const until = endFor(account, outage, dayOf(now))
  const lasted = { from: iso(from), until: until === null ? null : iso(until) }
  return [{ id, area, ...lasted, amount, ...placeOf(account, outage, until, dayOf(now)) }]
}

/** The compensations of a customer at a moment (ms), newest first. */
export const compensationsOf = (account: Account, now: number): Compensation[] =>
  account.outages.toReversed().flatMap((outage) => told(account, outage, now))

/** The compensations that the overview shows by itself, newest first. */
export const compensationItemsOf = (account: Account, now: number): FixMeItem[] =>
  compensationsOf(account, now)
    .filter((one) => isNews(one, now))
    .map((one): FixMeItem => {
      const { area, amount, month } = one
      const about = { area, amount, count: hoursOf(one, now) }
      return month === null || account.type === 'Prepaid'
        ? { templateType: 'compensationCredit', ...about }
        : { templateType: 'compensation', ...about, date: dateOf(account, month) }
    })
