import { dayOf, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { MOST_PAYMENTS, type PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import type { PaidFlow } from '#model/payment/contract.ts'
import type { Account, Booking, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { mutualBundle, prepaidBundles } from '../../fixtures/catalogue/bundles.ts'
import { MOST_BOOKED } from '../credit/credit.ts'
import { begunBy } from '../payment/payments.ts'
import type { WorldEvent } from '../world/events.ts'
import { KEPT_PERIODS, periodsOf, prepaidBundleOf } from '../world/periods.ts'
import { between, randomOf } from '../world/random.ts'

type Booked = Booking & { readonly at: number }

/** Payments that only subscribers make are `other`. */
const kinds: Record<PaidFlow, PastPayment['kind']> = {
  'top-up': 'topUp',
  'auto-top-up': 'autoTopUp',
  'ideal-bundle': 'bundle',
  invoices: 'other',
  term: 'other',
  'bank-account': 'other',
  switch: 'other',
  handset: 'other',
}

function contentsOf(id: string | undefined): Pick<PastPayment, 'bundle'> {
  const sold = prepaidBundles.find((bundle) => bundle.id === id)
  return sold ? { bundle: { data: sold.data, minutes: sold.minutes } } : {}
}

const told = ({ kind, method, amount, bundle, refundFor, at }: Booked, id: string): PastPayment => ({
  id,
  at: new Date(at).toISOString(),
  kind,
  method,
  amount,
  status: 'paid',
  payment: null,
  ...(refundFor ? { refundFor } : {}),
  ...contentsOf(bundle),
})

/** The customer before any purchase in the demo. */
const firstOf = (account: PrepaidAccount): PrepaidAccount => (account.before ? firstOf(account.before.account) : account)

/** The payments before the account was first seen. */
function before(account: PrepaidAccount): Booked[] {
  // Older bookings were dropped.
  if (account.booked.length >= MOST_BOOKED) return []
  const first = firstOf(account)
  const random = randomOf('paid', account.number)
  const moment = (day: Day) => momentOf(day, between(random, 8, 21), between(random, 0, 59))
  const paid = first.history.map(({ on, ...booking }) => ({ ...booking, at: moment(on) }))
  const sold = prepaidBundleOf(first)
  const running = sold ?? (first.mutual ? mutualBundle : null)
  if (!running || first.bundle?.isGift) return paid
  const booking = { kind: sold ? 'bundle' : 'mutual', method: 'credit', amount: running.price, bundle: running.id } as const
  const bought = periodsOf(first, dayOf(first.seenAt), KEPT_PERIODS).map(({ from }) => ({
    ...booking,
    at: momentOf(from, between(random, 8, 21)),
  }))
  return [...paid, ...bought].filter(({ at }) => at <= first.seenAt)
}

/** Completed and scheduled payments, newest first. `events` of this customer; `now` in ms. */
function pastPaymentsOf(account: PrepaidAccount, events: readonly WorldEvent[], now: number): PastPayment[] {
  const tried = begunBy(events, now).flatMap(({ begun, status }): PastPayment[] => {
    if (status === 'paid') return [] // already among the bookings
    const { what, amount, at, payment } = begun
    const isOpen = status === 'open' || status === 'pending'
    const contents = what.kind === 'ideal-bundle' ? contentsOf(what.bundle.id) : {}
    return [
      {
        id: payment,
        at: new Date(at).toISOString(),
        kind: kinds[what.kind],
        method: 'ideal',
        amount,
        status,
        payment: isOpen ? payment : null,
        ...contents,
      },
    ]
  })
  return [
    ...before(account).map((booking, index) => told(booking, `before-${index}`)),
    ...account.booked.map((booking, index) => told(booking, `since-${index}`)),
    ...tried,
  ]
    .toReversed() // the latest of simultaneous payments first
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, MOST_PAYMENTS)
}

/**
 * The payments of a prepaid customer, newest first; null for a customer who was never prepaid. For a former prepaid customer: the history
 * when the subscription began, without open payments, which can no longer be completed.
 */
export function paidInAdvance(account: Account, events: readonly WorldEvent[], now: number): PastPayment[] | null {
  if (account.type === 'Prepaid') return pastPaymentsOf(account, events, now)
  const { before: was } = account
  return was && pastPaymentsOf(was.account, events, was.at).filter(({ payment }) => payment === null)
}
