/** Charges usage of prepaid customers outside a bundle to their credit, per half-day. */

import { addDays, dayOf, endOfMonth, momentOf } from '#kit/dates.ts'
import type { Half, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { dayOfHalf, isRest, restOf } from '../world/halves.ts'
import { periodsOf } from '../world/periods.ts'
import { usageIn } from '../world/world.ts'
import { lowTopUpOn, toppedUpAtOnce } from './autoTopUp.ts'
import { keptBy } from './credit.ts'

const after = (half: Half): Half => (isRest(half) ? addDays(dayOfHalf(half), 1) : restOf(half))

/** The moment (ms) at which the usage of a half-day is known. */
const knownAt = (half: Half): number => momentOf(isRest(half) ? addDays(dayOfHalf(half), 1) : half)

/** Cents per half-day with use, for a range of half-days. Use that a bundle covers costs nothing. */
function costsOf(account: PrepaidAccount, from: Half, until: Half): ReadonlyMap<Half, number> {
  const today = dayOfHalf(until)
  const periods = periodsOf(account, today).filter((period) => period.until >= dayOfHalf(from) && period.from <= today)
  return new Map(periods.flatMap((period) => [...usageIn(account, period, { today, known: until, events: null }).costs]))
}

/** Is the credit too low for charged usage, until the next top-up? */
const isWithoutCredit = ({ withoutCredit }: PrepaidAccount): boolean => withoutCredit.at(-1)?.until === null

/**
 * The customer after paying for a half-day; `costs` are undefined without use. Usage that costs more than the credit did not happen.
 */
function paid(account: PrepaidAccount, half: Half, costs: number | undefined): PrepaidAccount {
  if (costs === undefined) return toppedUpAtOnce({ ...account, spentUntil: half }, knownAt(half))
  if (costs > account.balance) return { ...account, withoutCredit: [...account.withoutCredit, { from: half, until: null }] }
  const creditValidUntil = keptBy(account, dayOfHalf(half))
  return toppedUpAtOnce({ ...account, spentUntil: half, creditValidUntil, balance: account.balance - costs }, knownAt(half))
}

/** A customer without charges, who may use what a bundle covers. */
function uncharged(account: PrepaidAccount, from: Half, until: Half): PrepaidAccount {
  const isCovered = account.bundle !== null || account.mutual !== null
  const used = isCovered ? [...costsOf(account, from, until).keys()].filter((half) => from <= half && half <= until) : []
  const last = used.toSorted().at(-1)
  return { ...account, spentUntil: until, ...(last && { creditValidUntil: keptBy(account, dayOfHalf(last)) }) }
}

/** A customer without charges; low credit may become eligible for a top-up on a later day. */
function waited(account: PrepaidAccount, from: Half, until: Half): PrepaidAccount {
  const on = lowTopUpOn(account, dayOfHalf(from))
  if (on === null || on > until) return uncharged(account, from, until)
  return toppedUpAtOnce(uncharged(account, from, restOf(addDays(on, -1))), momentOf(on))
}

/** Charges usage until the credit runs out or the month ends: charging a century at once would take too long. */
function charged(account: PrepaidAccount, from: Half, until: Half): PrepaidAccount {
  const end = restOf(endOfMonth(dayOfHalf(from)))
  const last = end < until ? end : until
  const costs = costsOf(account, from, last)
  let customer = account
  for (let half = from; half <= last && !isWithoutCredit(customer); half = after(half))
    customer = paid(customer, half, costs.get(half))
  return customer
}

/** The customer after paying for all usage up to and including a half-day. */
export function paidUntil(account: PrepaidAccount, until: Half): PrepaidAccount {
  let customer = account
  for (;;) {
    const from = after(customer.spentUntil ?? dayOf(customer.seenAt))
    if (from > until) return customer
    customer = isWithoutCredit(customer) ? waited(customer, from, until) : charged(customer, from, until)
  }
}
