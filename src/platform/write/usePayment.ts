import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { getPaymentStatus } from '#model/login/contract/guest.ts'
import { ToPay } from '#model/payment/contract.ts'
import { toFailure } from '../api/failure.ts'
import { outcomeOf } from '../api/write.ts'
import type { Href, PlainPath } from '../router/href.ts'
import { navigate } from '../router/location.tsx'
import { openReceipt } from '../router/receipt.ts'
import { visitor } from '../session/visitor.ts'
import { toast } from '../stores/toasts.ts'
import { following, type PaymentAnswer, type PaymentState } from './afterPayment.ts'
import { payCopy } from './copy.ts'
import { findPayment } from './findPayment.ts'
import type { Unpaid } from './machine.ts'
import { endsOf, startOf } from './paidFlows.ts'
import { orderPaidWith } from './records.ts'
import type { PendingOrder } from './sender.ts'
import { followPayment } from './shownPayments.ts'
import { endOrder } from './unpaid.ts'
import { leaveFor } from './useSending.ts'

/** The stored order that waits for the payment; null for a guest. */
const orderOf = async (id: string) => (visitor().kind === 'customer' ? await orderPaidWith(id) : null)

/** Replaces this screen by the flow's failure screen. */
async function giveUp(failed: Href | PlainPath, why: Unpaid): Promise<void> {
  await openReceipt(failed, { why })
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
  const [standing, setStanding] = useState<PaymentState>({ kind: 'checking-payment', payment: { id } })
  const [told, setTold] = useState<PaymentAnswer | null>(null)
  const [order, setOrder] = useState<PendingOrder | null>(null)
  const [follower] = useState(() => following(id, back, setStanding, setTold))

  useEffect(() => {
    const unfollow = followPayment(id)
    // Read now, because an ended payment is removed from the device.
    void orderOf(id).then(setOrder)
    void follower.run()
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

  const start = ends && startOf(ends, back)

  return {
    /** Not shown when the flow has its own failure screen. */
    standing: failed !== null && why !== null ? ({ kind: 'checking-payment', payment: { id } } as const) : standing,
    /** The subject of the payment; null for visitors who may not know it. */
    about: told?.about ?? null,
    /** The customer left for the bank and has not paid yet. */
    isOpen: told?.status === 'open',
    start,
    /** A screen that shows the paid result. */
    seen: ends?.seen ?? null,
    details: ends?.details ?? null,
    /** Returns to the bank for the same payment. Null when this device does not know the order. */
    resume: order && (() => void resume(order)),
    /** Ends the payment on this device, after the backend ended it, and opens the form again. `stays`: this screen shows the way on. */
    async stopped(stays: boolean): Promise<void> {
      await endOrder(id, 'cancelled')
      if (start === null || stays) setStanding({ kind: 'unpaid', why: 'cancelled' })
      else {
        toast({ id: 'payment', text: payCopy.stopped })
        navigate(start, { replace: true })
      }
    },
  }
}
