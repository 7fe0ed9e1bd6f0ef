import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { announce } from '../analytics/announce.ts'
import { read, refreshAll } from '../api/client.ts'
import { getPaymentStatus, type PaymentStatus } from '../api/contract/guest.ts'
import { getPaymentReceipt, ToPay } from '../api/contract/payment.ts'
import { Failure, toFailure } from '../api/failure.ts'
import { outcomeOf } from '../api/write.ts'
import { pause } from '../pause.ts'
import type { Href, PlainPath } from '../routes/href.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import { renewSession } from '../session/session.ts'
import { visitor } from '../session/visitor.ts'
import { findPayment } from './findPayment.ts'
import type { Standing, Unpaid } from './machine.ts'
import { doneOf, endsOf, startOf } from './paidFlows.ts'
import { createPayer } from './payer.ts'
import { POLL_ON_MS } from './payment.ts'
import { orderPaidWith } from './records.ts'
import type { PendingOrder } from './sender.ts'
import { follow } from './shownPayments.ts'
import { endOrder } from './unpaid.ts'
import { leaveFor } from './useSending.ts'

type Paid = { flow: string; amount: number; receipt: unknown }

/** How a payment stands on the screen that checks it; `unknown`: there is no such payment. */
export type PaymentStanding = Standing<Paid> | { kind: 'no-payment' }

const isCustomer = () => visitor().kind === 'customer'

/** The order of this device that waits for the payment; a guest has none. */
const orderOf = async (id: string) => (isCustomer() ? await orderPaidWith(id) : null)

/** It is done: on to the screen that says so, in place of this one. */
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
  refreshAll()
}

/** Nothing was paid: on to the screen of the flow that says so. */
async function giveUp(failed: Href | PlainPath, why: Unpaid): Promise<void> {
  await prepare(failed)
  navigateDone(failed, { why })
}

/** What the server tells of a payment that is not decided: whether the bank has got it, and, to whose it is, what it is about. */
export type Told = Pick<v.InferOutput<typeof getPaymentStatus.answer>, 'status' | 'about'>

/** Asked again after so long (ms) for a receipt that did not come. */
const RECEIPT_LATER_MS = 15_000

/** Follows a payment for as long as its screen is there, and goes on once it is paid. */
function following(id: string, back: string | null, show: (standing: PaymentStanding) => void, tell: (told: Told) => void) {
  let isGone = false
  // Once it took long it does not begin to be quick again.
  let tookLong = false
  let why: Unpaid | null = null
  async function statusOf(): Promise<PaymentStatus> {
    try {
      const told = await read(getPaymentStatus, { id })
      if (!isGone) tell(told)
      return told.status
    } catch (error) {
      if (error instanceof Failure && error.status === 404) {
        isGone = true
        show({ kind: 'no-payment' })
        await settle()
      }
      throw error
    }
  }
  const settle = async () => void (isCustomer() && (await endOrder(id, why)))
  const payer = createPayer<Paid>(
    id,
    {
      statusOf,
      // Whoever comes back in another browser may only know that it is paid.
      receiptOf: async () => (isCustomer() ? await read(getPaymentReceipt, { id }) : null),
      settle,
      pause,
      isOver: () => isGone,
    },
    (standing) => {
      if (isGone) return
      if (standing.kind === 'unpaid') why = standing.why
      tookLong ||= standing.kind === 'still-pending'
      show(tookLong && standing.kind === 'checking-payment' ? { kind: 'still-pending', payment: standing.payment } : standing)
      if (standing.kind === 'done') void finish(standing.receipt, back)
    },
  )
  async function run(): Promise<void> {
    while (!isGone) {
      await payer.check()
      const { kind } = payer.standing()
      const isUndecided = kind === 'still-pending' || (kind === 'paid' && isCustomer())
      if (!isUndecided) return
      await pause(kind === 'paid' ? RECEIPT_LATER_MS : POLL_ON_MS)
    }
  }
  return {
    run: () => void run(),
    stop() {
      isGone = true
    },
  }
}

/** The page of the bank is in the answer to the order. */
async function resume({ key }: PendingOrder): Promise<void> {
  try {
    const outcome = await outcomeOf(key)
    if (outcome.state === 'done' && v.is(ToPay, outcome.result)) leaveFor(outcome.result.payment)
  } catch (error) {
    toFailure(error, getPaymentStatus.name) // it is still being checked, and may be tried again
  }
}

/**
 * How a payment stands, followed from the moment that the customer is back; and where it can be tried again. `back`: where the customer goes
 * on afterwards, as the screen where it was paid wrote it in the address; the screen that it leads to judges it.
 */
export function usePayment(id: string, back: string | null) {
  const [standing, setStanding] = useState<PaymentStanding>({ kind: 'checking-payment', payment: { id } })
  const [told, setTold] = useState<Told | null>(null)
  const [order, setOrder] = useState<PendingOrder | null>(null)
  const [follower] = useState(() => following(id, back, setStanding, setTold))

  useEffect(() => {
    const unfollow = follow(id)
    // Asked now: once the payment has ended the device forgets its order.
    void orderOf(id).then(setOrder)
    follower.run()
    return () => {
      follower.stop()
      unfollow()
      // What is not decided is told wherever the customer goes.
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
    /** What the flow says of it itself is not said before. */
    standing: failed !== null && why !== null ? ({ kind: 'checking-payment', payment: { id } } as const) : standing,
    /** What it is about; null to whoever may not know. */
    about: told?.about ?? null,
    /** The customer has left for the bank, and has not paid there. */
    isOpen: told?.status === 'open',
    start: ends && startOf(ends, back),
    /** Where it can be seen that it was paid. */
    seen: ends?.seen ?? null,
    details: ends?.details ?? null,
    /** Back to the bank: the same payment, never another one. Null where this device does not know its order. */
    resume: order && (() => void resume(order)),
  }
}
