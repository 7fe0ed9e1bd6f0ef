import * as v from 'valibot'
import { addDays } from '#kit/dates.ts'
import { arrangementStateOf, countsFor, FIRST_TERM_DAYS, planOf, type Term } from '#model/invoices/arrangements.ts'
import type * as contract from '#model/invoices/contract/arrangements.ts'
import type { ArrangementRefusal, PaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { dueOf, hindranceOf, openSumOf, waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import type { PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { underwayOf } from '../../payment/payments.ts'
import { checked, Refusal } from '../../server/answers.ts'
import type { Context, Part } from '../../server/backend.ts'
import { subscriber } from '../../subscription/operations/subscription.ts'
import { agreedOn } from '../../world/orders.ts'
import { openMonthsOf } from '../unpaid.ts'
import { listed } from './invoices.ts'

const Asked = v.object({ terms: v.number(), amount: v.number(), firstOn: v.pipe(v.string(), v.maxLength(10)) })

type Offer = NonNullable<PaymentArrangements['offer']>

/** The invoices that can be paid in terms, or why none can. */
function offered(context: Context): Offer | { refusal: ArrangementRefusal } {
  const { today } = context.world
  const customer = subscriber(context.account)
  const months = openMonthsOf(customer, today)
  const invoices = listed(context, new Set(months))
  if (customer.arrangements.some(({ terms }) => arrangementStateOf(terms, today) === 'RUNNING')) return { refusal: 'RUNNING' }
  if (invoices.some((invoice) => hindranceOf(invoice) === 'processing')) return { refusal: 'PAYMENT_PENDING' }
  const open = invoices.filter(waitsForCustomer)
  if (open.length === 0) return { refusal: 'NOTHING_OPEN' }
  // The remainder of a stopped arrangement has to be paid at once.
  const isOfStopped = customer.unpaid.some(({ state, month }) => state === 'arranged' && months.includes(month))
  if (isOfStopped) return { refusal: 'STOPPED' }
  if (countsFor(openSumOf(open)).length === 0) return { refusal: 'TOO_LITTLE' }
  return { amount: openSumOf(open), invoices: open.length, firstOn: addDays(today, FIRST_TERM_DAYS) }
}

/** Blocked until the open invoices are paid. */
const isBlocked = ({ simcard }: PostpaidAccount): boolean => simcard.statusType === 'SOFTBLOCKED'

const told = ({ amount, dueOn, paidOn }: Term): Term => ({ amount, dueOn, paidOn })

const totalOf = (terms: readonly { amount: number }[]) => terms.reduce((sum, { amount }) => sum + amount, 0)

export const arrangements: Part<typeof contract> = {
  getPaymentArrangements(_, context) {
    const customer = subscriber(context.account)
    const { today } = context.world
    const isUnderway = underwayOf(context.events, context.now).some(({ what }) => what.kind === 'term')
    const offer = offered(context)
    const refusal = 'refusal' in offer ? offer.refusal : null
    return {
      arrangements: customer.arrangements
        .map(({ terms }) => ({ state: arrangementStateOf(terms, today), total: totalOf(terms), terms: terms.map(told) }))
        .map((one) => ({ ...one, processing: one.state === 'RUNNING' && isUnderway }))
        .toReversed(),
      offer: 'refusal' in offer ? null : offer,
      refusal,
      simBlocked: isBlocked(customer),
    }
  },

  requestPaymentArrangement(input, context) {
    const { terms: count, amount: seen, firstOn } = checked(Asked, input)
    const offer = offered(context)
    if ('refusal' in offer) throw new Refusal(409, 'Nothing can be paid in terms', offer.refusal)
    const { today } = context.world
    agreedOn(seen, offer.amount)
    // A first day that was offered just before midnight is still valid.
    const isOffered = countsFor(offer.amount).includes(count) && firstOn >= today && firstOn <= offer.firstOn
    if (!isOffered) throw new Refusal(422, 'These terms were not offered', 'NOT_POSSIBLE')
    const customer = subscriber(context.account)
    const months = new Set(openMonthsOf(customer, today))
    const open = listed(context, months).filter(waitsForCustomer).toReversed()
    const terms = planOf(offer.amount, count, firstOn)
    context.record({
      kind: 'arrangement-begun',
      months: open.map(({ month }) => month),
      amounts: open.map(dueOf),
      terms,
    })
    return { kind: 'begun', total: offer.amount, terms, simBlocked: isBlocked(customer) }
  },
}
