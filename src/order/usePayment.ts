import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { announce } from '../analytics/announce.ts'
import { EVERYTHING } from '../api/changes.ts'
import { read, renew } from '../api/client.ts'
import { getPaymentStatus } from '../api/contract/guest.ts'
import { getPaymentReceipt, ToPay } from '../api/contract/payment.ts'
import { toFailure } from '../api/failure.ts'
import { outcomeOf } from '../api/write.ts'
import { pause } from '../pause.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import { renewSession } from '../session/renewSession.ts'
import { visitor } from '../session/visitor.ts'
import { findPayment } from './findPayment.ts'
import { createFollower, type FollowedStanding } from './follower.ts'
import type { Unpaid } from './machine.ts'
import { doneOf, endsOf, startOf } from './paidFlows.ts'
import { orderPaidWith } from './records.ts'
import type { PendingOrder } from './sender.ts'
import { follow } from './shownPayments.ts'
import { endOrder } from './unpaid.ts'
import { leaveFor } from './useSending.ts'

type Paid = { flow: string; amount: number; receipt: unknown }
export type PaymentStanding = FollowedStanding<Paid>

const isCustomer = () => visitor().kind === 'customer'

/** The stored order that waits for the payment; null for a guest. */
const orderOf = async (id: string) => (isCustomer() ? await orderPaidWith(id) : null)

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
  await prepare(end)
  navigateDone(end, receipt)
  // The purchase may have changed any read.
  void renew(EVERYTHING)
}

/** Replaces this screen by the flow's failure screen. */
async function giveUp(failed: Href | PlainPath, why: Unpaid): Promise<void> {
  await prepare(failed)
  navigateDone(failed, { why })
}

/** The server's answer on an undecided payment: its status, and its subject for the customer who pays. */
export type Told = Pick<v.InferOutput<typeof getPaymentStatus.answer>, 'status' | 'about'>

/** Follows a payment with the server's answers, and continues to the result. */
function following(id: string, back: string | null, show: (standing: PaymentStanding) => void, tell: (told: Told) => void) {
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
    run: () => void follower.run(),
    stop() {
      isGone = true
      follower.stop()
    },
  }
}

/** The backend's answer to the order contains the address of the payment page. */
async function resume({ key }: PendingOrder): Promise<void> {
  try {
    const outcome = await outcomeOf(key)
    if (outcome.state === 'done' && v.is(ToPay, outcome.result)) leaveFor(outcome.result.payment)
  } catch (error) {
    toFailure(error, getPaymentStatus.name) // still being checked; the customer may try again
  }
}

/**
 * The state of a payment, followed from the customer's return, and the address for another attempt. `back`: the path to continue at, taken
 * from the address bar; the screen that uses it validates it.
 */
export function usePayment(id: string, back: string | null) {
  const [standing, setStanding] = useState<PaymentStanding>({ kind: 'checking-payment', payment: { id } })
  const [told, setTold] = useState<Told | null>(null)
  const [order, setOrder] = useState<PendingOrder | null>(null)
  const [follower] = useState(() => following(id, back, setStanding, setTold))

  useEffect(() => {
    const unfollow = follow(id)
    // Read now, because an ended payment is removed from the device.
    void orderOf(id).then(setOrder)
    follower.run()
    return () => {
      follower.stop()
      unfollow()
      // An undecided payment is reported on any later screen.
      void findPayment()
    }
  }, [id, follower])

  const ends = endsOf(order?.flow ?? told?.about?.flow ?? '')
  const failed = ends?.failed ?? null
  const why = standing.kind === 'unpaid' ? standing.why : null
  useEffect(() => {
    if (failed !== null && why !== null) void giveUp(failed, why)
  }, [failed, why])

  return {
    /** Not shown when the flow has its own failure screen. */
    standing: failed !== null && why !== null ? ({ kind: 'checking-payment', payment: { id } } as const) : standing,
    /** The subject of the payment; null for visitors who may not know it. */
    about: told?.about ?? null,
    /** The customer left for the bank and has not paid yet. */
    isOpen: told?.status === 'open',
    start: ends && startOf(ends, back),
    /** A screen that shows the paid result. */
    seen: ends?.seen ?? null,
    details: ends?.details ?? null,
    /** Returns to the bank for the same payment. Null when this device does not know the order. */
    resume: order && (() => void resume(order)),
  }
}
