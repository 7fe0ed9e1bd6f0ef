import { dayOf } from '#kit/dates.ts'
import { canOrderHandset } from '#model/phones/handsetOrder.ts'
import { phoneArrivesOn } from '#model/phones/phoneDelivery.ts'
import type { OrderedPhone, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { withComplete } from '../bundles/complete.ts'
import { withPending } from '../bundles/pending.ts'
import { newContractOf } from '../subscription/cancelling.ts'
import { mayActivateComplete } from '../subscription/subscription.ts'
import { type EventOf, ofSubscriber, type Reducers } from '../world/reducer.ts'
import type { phoneEvents } from './events.ts'
import { arrived, formerOf, returned, toPayNow } from './phoneOrder.ts'

/** The requested phone. */
export type PhoneWish = Omit<EventOf<typeof phoneEvents, 'phone-asked'>, 'kind' | 'at'>

/** The customer after ordering a phone at a moment (ms). A refused order changes nothing. */
export function withPhoneOrder(account: PostpaidAccount, order: OrderedPhone, at: number): PostpaidAccount {
  const today = dayOf(at)
  const { name, articleCode, credit, monthly, change, complete, refusal } = order
  if (account.handset?.refusal || !canOrderHandset(true, account.handset)) return account
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

export const phoneReducers: Reducers<typeof phoneEvents> = {
  'phone-asked': (account) => account,
  'phone-code-sent': (account) => account,
  'phone-confirmed': (account) => account,
  'phone-ordered': ofSubscriber((account, { at, order }) => withPhoneOrder(account, order, at)),
  'phone-returned': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && returned(account.handset, today),
  })),
  'phone-status': ofSubscriber((account, { status }) => ({
    ...account,
    handset: account.handset && { ...account.handset, status, told: status },
  })),
  'phone-delivered': ofSubscriber((account, _, today) => ({
    ...account,
    handset: account.handset && arrived(account.handset, today),
    phone: account.phone && { ...account.phone, delivered: account.phone.delivered ?? today },
  })),
  'repair-requested': ofSubscriber((account, { problem }, today) => ({
    ...account,
    repairs: { count: account.repairs.count + 1, last: { problem, day: today } },
  })),
}
