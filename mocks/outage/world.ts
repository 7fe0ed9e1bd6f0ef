import { addDays, dayOf, momentOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import type { InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { compensatedDays, compensationFor } from '#model/outage/compensation.ts'
import { areaOf } from '#model/outage/outageArea.ts'
import type { Account, AreaOutage, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle } from '../../fixtures/catalogue/bundles.ts'
import { outages } from '../../fixtures/outages.ts'
import { withCredit } from '../credit/credit.ts'
import { monthlyFeeOn } from '../invoices/costs.ts'
import { isWithin, restOf } from '../world/halves.ts'
import { prepaidBundleOf, terminationOf } from '../world/periods.ts'
import type { Reducers } from '../world/reducer.ts'
import type { outageEvents } from './events.ts'

const HOUR = 3_600_000

/** The outage that all customers can find: it begins in the hour in which an account is first seen. */
function downtown({ seenAt }: Account): AreaOutage {
  const { id, area, name, hours } = outages.outage
  const from = Math.floor(seenAt / HOUR) * HOUR
  return { id, area, name, from, until: from + hours * HOUR, credited: null }
}

/** The outages that this customer can hear of at a moment (ms), over or not. */
function heardOf(account: Account): AreaOutage[] {
  const known = downtown(account)
  return account.outages.some(({ id }) => id === known.id) ? [...account.outages] : [known, ...account.outages]
}

/** The outages that last at a moment (ms). */
export const lastingOutages = (account: Account, now: number): AreaOutage[] =>
  heardOf(account).filter(({ from, until }) => from <= now && (until === null || now < until))

/** The outages at the address of a customer that have begun by a moment (ms), oldest first. */
const outagesAt = (account: Account, now: number): AreaOutage[] =>
  heardOf(account).filter(({ area, from }) => area === areaOf(account.address.zipCode) && from <= now)

/** The outages that struck a customer by a moment (ms), also at an earlier address. `described`: the customer when first seen. */
export function outagesSince(account: Account, described: Account, now: number): AreaOutage[] {
  const own = account.outages.filter(({ from }) => from <= now)
  const first = outagesAt({ ...account, address: described.address }, now)
  return [...first.filter((one) => !own.includes(one)), ...own]
}

/** The name of an outage that this customer could hear of, over or not; null for an unknown one. */
export const outageNameOf = (account: Account, id: string | null): string | null =>
  heardOf(account).find((outage) => outage.id === id)?.name ?? null

/** The customer with the bundle that was there at the end of a day: it may have ended, or been replaced, since. */
const withBundleOf = (account: Account, day: Day): Account =>
  account.before && dayOf(account.before.at) > day ? withBundleOf(account.before.account, day) : account

/** The monthly fee in cents on a day: of the subscription, or of the prepaid bundles. */
function feeOn(account: Account, day: Day): number {
  if (account.type === 'Postpaid') return monthlyFeeOn(account, day > account.since ? day : account.since)
  const onNet = isWithin(restOf(day), account.onNet) ? mutualBundle.price : 0
  return (prepaidBundleOf(withBundleOf(account, day))?.price ?? 0) + onNet
}

/** A moment (ms), or the end of the last day of the subscription when that came earlier. */
function whileServed(account: Account, moment: number): number {
  const last = terminationOf(account)
  return last === null ? moment : Math.min(moment, momentOf(addDays(last, 1)) - 1)
}

/** When an outage ended for this customer (ms); null while it lasts. It ends with the subscription, also when others have it still. */
export function endFor(account: Account, { until }: AreaOutage, today: Day): number | null {
  const last = terminationOf(account)
  if (until !== null || last === null || last >= today) return until
  return momentOf(addDays(last, 1)) - 1
}

/** The legal compensation for an outage until a moment (ms): days, the monthly fee and the compensation in cents. */
function rightOf(account: Account, { from }: AreaOutage, until: number) {
  const [days, monthly] = [compensatedDays({ kind: 'outage', from, until }), feeOn(account, dayOf(from))]
  return { days, monthly, amount: compensationFor(days, monthly) }
}

/** The compensation of an outage at a moment (ms), in cents. */
export const compensationAt = (account: Account, outage: AreaOutage, now: number): number =>
  outage.credited ?? rightOf(account, outage, outage.until ?? whileServed(account, now)).amount

/** An outage at the customer's address for the past hours; `isOver`: it ends now. Outages there do not overlap. */
export function withOutage(account: Account, hours: number, isOver: boolean, at: number): Account {
  const area = areaOf(account.address.zipCode)
  const from = at - hours * HOUR
  if (area === null || account.outages.some(({ until }) => until === null || until > from)) return account
  const id = `outage-${area}-${from}`
  const begun = { id, area, name: account.address.city, from, until: null, credited: null }
  const struck: Account = { ...account, outages: [...account.outages, begun] }
  return isOver ? withOutageOver(struck, id, at) : struck
}

/** The end of an outage. A prepaid customer gets the compensation at once, as credit. */
function withOutageOver(account: Account, id: string, at: number): Account {
  const outage = lastingOutages(account, at).find((one) => one.id === id)
  if (!outage) return account
  const others = account.outages.filter((one) => one.id !== id)
  if (account.type === 'Postpaid') return { ...account, outages: [...others, { ...outage, until: whileServed(account, at) }] }
  const { amount } = rightOf(account, outage, at)
  const paid = amount === 0 ? account : withCredit(account, { kind: 'refund', refundFor: 'outage', method: 'other', amount }, at)
  return { ...paid, outages: [...others, { ...outage, until: at, credited: amount }] }
}

/** The compensations of a subscriber for outages that ended in the requested months, one line for each. */
export const compensationLinesOf = (account: PostpaidAccount, today: Day, isAsked: (month: Day) => boolean): InvoiceLine[] =>
  account.outages.flatMap((outage): InvoiceLine[] => {
    const { from, credited } = outage
    const until = endFor(account, outage, today)
    if (until === null || credited !== null || !isAsked(startOfMonth(dayOf(until)))) return []
    const { days, monthly, amount } = rightOf(account, outage, until)
    if (amount === 0) return []
    return [{ kind: 'compensation', amount: -amount, from: dayOf(from), until: dayOf(until), days, monthly }]
  })

/** The number of the outage report with this count, from 1. */
export const outageReferenceOf = ({ number }: Pick<Account, 'number'>, count: number): string =>
  `ST-26${String(number).padStart(3, '0')}-${String(count).padStart(3, '0')}`

export const outageReducers: Reducers<typeof outageEvents> = {
  'outage-reported': (account) => ({ ...account, outageReports: account.outageReports + 1 }),
  'outage-struck': (account, { hours, isOver, at }) => withOutage(account, hours, isOver, at),
  'outage-over': (account, { id, at }) => withOutageOver(account, id, at),
}
