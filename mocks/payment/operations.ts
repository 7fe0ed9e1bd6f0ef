import * as v from 'valibot'
import { sumOf } from '#kit/words/money.ts'
import { fits } from '#model/credit/topUp.ts'
import { nextTermOf } from '#model/invoices/arrangements.ts'
import { dueOf, type Hindrance, hindranceOf } from '#model/invoices/dueInvoices.ts'
import * as contract from '#model/payment/contract.ts'
import { MOST_AT_ONCE } from '#model/payment/contract.ts'
import type { RefusalCode } from '#model/refusals.ts'
import { topUp as offered } from '../../fixtures/catalogue/rates.ts'
import { turnedOn, Wish } from '../credit/operations/autoTopUp.ts'
import { byIdeal, prepaidCustomer } from '../credit/operations/prepaidBundle.ts'
import { monthsWith } from '../invoices/invoices.ts'
import { listed } from '../invoices/operations.ts'
import { runningOf } from '../invoices/unpaid.ts'
import { keptPhone } from '../phones/operations/phoneRenewal.ts'
import { checked, Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { subscriber } from '../subscription/operations.ts'
import { agreedOn } from '../world/orders.ts'
import type { Purchase } from './events.ts'
import { beginPayment, canBePaid, cancelled, checkedPayment, demoBanks, isUnderway, notPossible, receiptOf } from './paying.ts'
import { paymentIn, usualBank } from './payments.ts'

const Id = v.pipe(v.string(), v.maxLength(64))
const What = v.variant('kind', [
  v.object({ kind: v.literal('top-up') }),
  v.object({ kind: v.literal('auto-top-up'), setting: Wish }),
  v.object({
    kind: v.literal('ideal-bundle'),
    id: v.pipe(v.string(), v.maxLength(40)),
    price: v.number(),
    autoExtend: v.boolean(),
  }),
  v.object({ kind: v.literal('invoices'), ids: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_AT_ONCE)) }),
  v.object({ kind: v.literal('term'), number: v.number() }),
  v.object({ kind: v.literal('handset') }),
])
type What = v.InferOutput<typeof What>
const Wanted = v.object({
  for: What,
  AccountPayment: v.object({
    Amount: v.number(),
    Issuer: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    ReturnURL: v.pipe(v.string(), v.maxLength(2048)),
  }),
})
const Known = v.object({ id: Id })

const underway = () => new Refusal(409, 'A payment of it is on its way', 'PAYMENT_PENDING')

/** Throws a refusal when the top-up would exceed the maximum credit. */
function withRoom(what: Purchase, amount: number, { account }: Context): Purchase {
  if (!fits(amount, prepaidCustomer(account).balance, offered.maximum))
    throw new Refusal(422, 'The credit would become too high', 'MAX_BALANCE')
  return what
}

function topUp(amount: number, context: Context): Purchase {
  prepaidCustomer(context.account)
  if (!offered.amounts.some((known) => known === amount)) throw notPossible()
  return withRoom({ kind: 'top-up' }, amount, context)
}

const hindrances: Record<Exclude<Hindrance, 'back'>, RefusalCode> = {
  paid: 'ALREADY_PAID',
  nothing: 'ALREADY_PAID',
  arrangement: 'IN_ARRANGEMENT',
  processing: 'PAYMENT_PENDING',
  debit: 'DEBIT_ANNOUNCED',
}

/** Open invoices of this customer. Throws a refusal when their sum is not the amount that the customer saw. */
function ownInvoices(ids: readonly string[], amount: number, context: Context): Purchase {
  const all = listed(context, monthsWith(subscriber(context.account), ids, context.world.today))
  const wanted = [...new Set(ids)].map((id) => all.find((invoice) => invoice.id === id))
  const invoices = wanted.filter((invoice) => invoice !== undefined)
  if (invoices.length < wanted.length) throw new Refusal(404, 'No such invoice', 'UNKNOWN_INVOICE')
  for (const invoice of invoices) {
    const hindrance = hindranceOf(invoice)
    // Whoever gets money back has nothing to pay.
    if (hindrance === 'back') throw notPossible()
    if (hindrance !== null) throw new Refusal(409, 'This invoice cannot be paid', hindrances[hindrance])
  }
  agreedOn(amount, sumOf(invoices.map((invoice) => ({ amount: dueOf(invoice) }))))
  return { kind: 'invoices', months: invoices.map(({ month }) => month) }
}

function ownTerm(number: number, amount: number, { account, world: { today }, events, now }: Context): Purchase {
  const customer = subscriber(account)
  const terms = runningOf(customer, today)?.terms ?? []
  const next = nextTermOf(terms)
  if (!next || terms.indexOf(next) !== number - 1) throw new Refusal(409, 'Another term is next', 'TERM_CHANGED')
  const what = { kind: 'term', number } as const
  if (!canBePaid(what, customer, events, now)) throw underway()
  agreedOn(amount, next.amount)
  return what
}

/** Throws a refusal while another bundle is being paid. */
function ownBundle(what: Purchase, { events, now }: Context): Purchase {
  if (isUnderway(what, events, now)) throw underway()
  return what
}

/** The subject of a payment of this amount (cents). Throws a refusal when it cannot be paid. */
function agreed(what: What, amount: number, context: Context): Purchase {
  switch (what.kind) {
    case 'top-up':
      return topUp(amount, context)
    case 'auto-top-up':
      return withRoom(turnedOn(what.setting, amount, context), amount, context)
    case 'ideal-bundle':
      return ownBundle(byIdeal(what, amount, context), context)
    case 'invoices':
      return ownInvoices(what.ids, amount, context)
    case 'term':
      return ownTerm(what.number, amount, context)
    case 'handset':
      return keptPhone(amount, context)
  }
}

export const paymentOperations = area(contract)({
  getPaymentIssuers(_, { events, now }) {
    const usual = usualBank(events, now)
    return demoBanks.map(({ id, name }) => ({ id, name, isUsual: id === usual }))
  },

  createPayment(input, context) {
    const { AccountPayment, for: wanted } = checked(Wanted, input)
    const what = agreed(wanted, AccountPayment.Amount, context)
    return beginPayment({ what, ...checkedPayment(AccountPayment, context.origin) }, context)
  },

  cancelPayment(input, context) {
    const payment = paymentIn(context.browser, checked(Known, input).id, context.now)
    if (payment?.account !== context.account.number) throw new Refusal(404, 'No such payment')
    return { status: cancelled(payment, context) }
  },

  getPaymentReceipt: (input, { browser, account, now }) => receiptOf(browser, account.number, checked(Known, input).id, now),
})
