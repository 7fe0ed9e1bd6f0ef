import { dayOf } from '#kit/dates.ts'
import { mayOrderHandset } from '#model/phones/handsetOrder.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import type { OrderedHandset, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { withComplete } from '../bundles/complete.ts'
import { withPending } from '../bundles/pending.ts'
import { newContractOf } from '../subscription/cancelling.ts'
import { mayActivateComplete } from '../subscription/subscription.ts'
import { formerOf, toPayNow } from './handset.ts'

/**
 * The requested phone, at the prices that the customer saw (cents), and the payment. Of the customer it holds only the result of the
 * identity check.
 */
export type HandsetWish = Pick<OrderedHandset, 'articleCode' | 'monthly' | 'oneOff' | 'complete' | 'refusal'> & {
  readonly flow: string
  readonly salesPrice: number
  readonly discount: number
  readonly campaignIDs: readonly string[]
  /** Null when nothing is due now. */
  readonly payment: { readonly bank: string | null; readonly returnUrl: string } | null
}

/** The customer after ordering a phone at a moment (ms). A refused order changes nothing. */
export function withHandset(account: PostpaidAccount, order: OrderedHandset, at: number): PostpaidAccount {
  const today = dayOf(at)
  const { name, articleCode, credit, monthly, change, complete, refusal } = order
  if (account.handset?.refusal || !mayOrderHandset(true, account.handset)) return account
  const former = formerOf(account)
  const lent = { totalCredit: credit, totalPaid: 0, monthlyPrice: monthly, ...(former && { former }) }
  if (refusal !== null) return { ...account, handset: { ...lent, status: 'REJECTED', refusal } }
  const activates = complete && mayActivateComplete(account, today)
  const own = activates ? withComplete(account, today) : account
  const contract = newContractOf(own, change, today)
  return {
    ...withPending(own, { ...change, isFinal: true }, today),
    handset: {
      ...lent,
      status: 'ACCEPTED',
      orderedOn: today,
      arrivesOn: phoneArrivesOn(at, own.address.zipCode),
      paidAtOnce: toPayNow(order),
    },
    phone: { name, articleCode, delivered: null },
    newContract: contract && { ...contract, withPhone: true },
  }
}
