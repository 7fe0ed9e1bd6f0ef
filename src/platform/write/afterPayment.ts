import type * as v from 'valibot'
import { pause } from '#kit/pause.ts'
import { EVERYTHING } from '#model/changes.ts'
import { getPaymentStatus } from '#model/login/contract/guest.ts'
import { getPaymentReceipt } from '#model/payment/contract.ts'
import { announce } from '../analytics/announce.ts'
import { read, renew } from '../api/client.ts'
import { openReceipt } from '../router/receipt.ts'
import { renewSession } from '../session/renewSession.ts'
import { visitor } from '../session/visitor.ts'
import { createFollower, type FollowedState } from './follower.ts'
import { doneOf, endsOf } from './paidFlows.ts'
import { endOrder } from './unpaid.ts'

type Paid = { flow: string; amount: number; receipt: unknown }
export type PaymentState = FollowedState<Paid>

const isCustomer = () => visitor().kind === 'customer'

/** Replaces this screen by the flow's success screen. */
async function finish({ flow, amount, receipt }: Paid, back: string | null): Promise<void> {
  const ends = endsOf(flow)
  const isInVain = ends?.isInVain?.(receipt) === true
  announce({ event: 'funnel', flow, funnel_step: isInVain ? 'failed' : 'confirmation' })
  if (!ends) return
  const items = isInVain ? [] : (ends.items?.(amount, receipt) ?? [])
  if (items.length > 0) announce({ event: 'purchase', items })
  if (ends.renews) await renewSession()
  const end = doneOf(ends, back, receipt)
  await openReceipt(end, receipt)
  // The purchase may have changed any read.
  void renew(EVERYTHING)
}

/** The server's answer on an undecided payment: its status, and its subject for the customer who pays. */
export type PaymentAnswer = Pick<v.InferOutput<typeof getPaymentStatus.answer>, 'status' | 'about'>

/** Follows a payment with the server's answers, and continues to the result. */
export function following(
  id: string,
  back: string | null,
  show: (standing: PaymentState) => void,
  tell: (told: PaymentAnswer) => void,
) {
  let isGone = false
  const follower = createFollower<Paid>(
    id,
    {
      async statusOf() {
        const told = await read(getPaymentStatus, { id })
        if (!isGone) tell(told)
        return told.status
      },
      // In another browser the customer has no session and may only see that it is paid.
      receiptOf: async () => (isCustomer() ? await read(getPaymentReceipt, { id }) : null),
      isCustomer,
      settle: async (why) => void (isCustomer() && (await endOrder(id, why))),
      pause,
    },
    (standing) => {
      show(standing)
      if (standing.kind === 'done') void finish(standing.receipt, back)
    },
  )
  return {
    /** Ends with the outcome, or once it is stopped. */
    run: follower.run,
    stop() {
      isGone = true
      follower.stop()
    },
  }
}
