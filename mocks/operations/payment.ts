import * as v from 'valibot'
import type * as contract from '../../src/api/contract/payment.ts'
import { fits, TOP_UP_AMOUNTS } from '../../src/domain/topUp.ts'
import { checked, Refusal } from '../answers.ts'
import type { Part } from '../backend.ts'
import { checkedPayment, demoBanks, notPossible } from '../payments.ts'
import { prepaidCustomer } from './prepaidBundle.ts'

const Wanted = v.object({ for: v.object({ kind: v.literal('top-up') }), AccountPayment: v.unknown() })
const Known = v.object({ id: v.pipe(v.string(), v.maxLength(64)) })

export const payments: Part<typeof contract> = {
  getPaymentIssuers: () => demoBanks.map(({ id, name }) => ({ id, name })),

  createPayment(input, { account, origin, record }) {
    const { AccountPayment, for: what } = checked(Wanted, input)
    const customer = prepaidCustomer(account)
    const { amount, bank, returnUrl } = checkedPayment(AccountPayment, origin)
    if (!TOP_UP_AMOUNTS.some((known) => known === amount)) throw notPossible()
    if (!fits(amount, customer.balance)) throw new Refusal(422, 'The credit would become too high', 'MAX_BALANCE')
    const payment = crypto.randomUUID()
    record({ kind: 'payment-begun', payment, flow: what.kind, amount, bank, returnUrl })
    return { payment: { id: payment, url: `/demo/bank?betaling=${payment}` } }
  },

  getPaymentReceipt: (input, { receiptOf }) => receiptOf(checked(Known, input).id),
}
