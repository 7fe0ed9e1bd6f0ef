/** What whoever pays in advance uses outside a bundle goes off the credit, half a day at a time. */
import type { Half, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { validUntil } from '../../src/domain/credit.ts'
import { addDays, dayOf, endOfMonth, laterDay, momentOf } from '../../src/domain/dates.ts'
import { lowTopUpOn, toppedUpAtOnce } from './autoTopUp.ts'
import { dayOfHalf, isRest, restOf } from './halves.ts'
import { periodsOf } from './periods.ts'
import { usageIn } from './world.ts'

const after = (half: Half): Half => (isRest(half) ? addDays(dayOfHalf(half), 1) : restOf(half))

/** The moment (ms) at which the use of a half is known. */
const knownAt = (half: Half): number => momentOf(isRest(half) ? addDays(dayOfHalf(half), 1) : half)

/** Cents by half, of the halves from one to another. */
function costsOf(account: PrepaidAccount, from: Half, until: Half): ReadonlyMap<Half, number> {
  const today = dayOfHalf(until)
  const periods = periodsOf(account, today).filter((period) => period.until >= dayOfHalf(from) && period.from <= today)
  return new Map(periods.flatMap((period) => [...usageIn(account, period, { today, known: until, events: null }).costs]))
}

/** Is there too little credit for what would be charged, until the next top-up? */
const isWithoutCredit = ({ withoutCredit }: PrepaidAccount): boolean => withoutCredit.at(-1)?.until === null

/** The customer once this half was charged; one that costs more than there is was not used. */
function paid(account: PrepaidAccount, half: Half, costs: number): PrepaidAccount {
  if (costs > account.balance) return { ...account, withoutCredit: [...account.withoutCredit, { from: half, until: null }] }
  const creditValidUntil = costs > 0 ? laterDay(account.creditValidUntil, validUntil(dayOfHalf(half))) : account.creditValidUntil
  const customer = { ...account, spentUntil: half, creditValidUntil, balance: account.balance - costs }
  return toppedUpAtOnce(customer, knownAt(half))
}

/** Nothing is charged; credit that is low may be topped up again from some day on. */
function waited(account: PrepaidAccount, until: Half): PrepaidAccount {
  const on = lowTopUpOn(account, dayOfHalf(after(account.spentUntil ?? dayOf(account.seenAt))))
  if (on === null || on > until) return { ...account, spentUntil: until }
  return toppedUpAtOnce({ ...account, spentUntil: restOf(addDays(on, -1)) }, momentOf(on))
}

/** So much of the stream is charged until the credit is not enough, or the end of the month: the use of a century is much. */
function charged(account: PrepaidAccount, from: Half, until: Half): PrepaidAccount {
  const end = restOf(endOfMonth(dayOfHalf(from)))
  const last = end < until ? end : until
  const costs = costsOf(account, from, last)
  let customer = account
  for (let half = from; half <= last && !isWithoutCredit(customer); half = after(half))
    customer = paid(customer, half, costs.get(half) ?? 0)
  return customer
}

/** The customer after all use up to and including a half of a day was paid. */
export function paidUntil(account: PrepaidAccount, until: Half): PrepaidAccount {
  let customer = account
  for (;;) {
    const from = after(customer.spentUntil ?? dayOf(customer.seenAt))
    if (from > until) return customer
    customer = isWithoutCredit(customer) ? waited(customer, until) : charged(customer, from, until)
  }
}
