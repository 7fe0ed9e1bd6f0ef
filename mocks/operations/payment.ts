import * as v from 'valibot'
import type * as contract from '../../src/api/contract/payment.ts'
import { fits, TOP_UP_AMOUNTS } from '../../src/domain/topUp.ts'
import { checked, Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import type { PaidFor } from '../paid.ts'
import { demoBanks } from '../payments.ts'
import { turnedOn, Wish } from './autoTopUp.ts'
import { byIdeal, prepaidCustomer } from './prepaidBundle.ts'

const What = v.variant('kind', [
  v.object({ kind: v.literal('top-up') }),
  v.object({ kind: v.literal('auto-top-up'), setting: Wish }),
  v.object({
    kind: v.literal('ideal-bundle'),
    id: v.pipe(v.string(), v.maxLength(40)),
    price: v.number(),
    autoExtend: v.boolean(),
  }),
])
const Wanted = v.object({
  for: What,
  AccountPayment: v.object({
    Amount: v.number(),
    Issuer: v.nullable(v.pipe(v.string(), v.maxLength(40))),
    ReturnURL: v.pipe(v.string(), v.maxLength(2048)),
  }),
})
const Known = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

const notPossible = () => new Refusal(422, 'This cannot be paid', 'NOT_POSSIBLE')

/** What is paid for, at an amount (cents) that is right for it; refused when this customer cannot. */
function paidFor(what: v.InferOutput<typeof What>, amount: number, context: Context): PaidFor {
  const { balance } = prepaidCustomer(context.account)
  if (what.kind === 'ideal-bundle') return byIdeal(what, amount, context)
  const isKnown = what.kind === 'auto-top-up' || TOP_UP_AMOUNTS.some((known) => known === amount)
  if (!isKnown) throw notPossible()
  const paid = what.kind === 'auto-top-up' ? turnedOn(what.setting, amount, context) : what
  if (!fits(amount, balance)) throw new Refusal(422, 'The credit would become too high', 'MAX_BALANCE')
  return paid
}

export const payments: Part<typeof contract> = {
  getPaymentIssuers: () => demoBanks.map(({ id, name }) => ({ id, name })),

  createPayment(input, context) {
    const { AccountPayment, for: what } = checked(Wanted, input)
    const { Amount: amount, Issuer: bank, ReturnURL: returnUrl } = AccountPayment
    const paid = paidFor(what, amount, context)
    const isKnownBank = bank === null || demoBanks.some(({ id }) => id === bank)
    const comesBack = URL.canParse(returnUrl) && new URL(returnUrl).origin === context.origin
    if (!isKnownBank || !comesBack) throw notPossible()
    const payment = crypto.randomUUID()
    context.record({ kind: 'payment-begun', payment, what: paid, amount, bank, returnUrl })
    return { payment: { id: payment, url: `/demo/bank?betaling=${payment}` } }
  },

  getPaymentReceipt: (input, { receiptOf }) => receiptOf(checked(Known, input).id),
}
