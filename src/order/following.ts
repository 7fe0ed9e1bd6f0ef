import type * as v from 'valibot'
import { announce } from '../analytics/announce.ts'
import { EVERYTHING } from '../api/changes.ts'
import { read, renew } from '../api/client.ts'
import { getPaymentStatus, type PaymentStatus } from '../api/contract/guest.ts'
import { getPaymentReceipt } from '../api/contract/payment.ts'
import { Failure } from '../api/failure.ts'
import { pause } from '../pause.ts'
import { prepare } from '../routes/prepare.ts'
import { navigateDone } from '../routes/receipt.ts'
import { renewSession } from '../session/renewSession.ts'
import { visitor } from '../session/visitor.ts'
import type { Standing, Unpaid } from './machine.ts'
import { doneOf, endsOf } from './paidFlows.ts'
import { createPayer } from './payer.ts'
import { POLL_ON_MS } from './payment.ts'
import { endOrder } from './unpaid.ts'

type Paid = { flow: string; amount: number; receipt: unknown }

/** The state of a payment on the checking screen; `no-payment`: the id is unknown. */
export type PaymentStanding = Standing<Paid> | { kind: 'no-payment' }

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
  await prepare(end)
  navigateDone(end, receipt)
  // The purchase may have changed any read.
  void renew(EVERYTHING)
}

/** The server's answer on an undecided payment: its status, and its subject for the customer who pays. */
export type Told = Pick<v.InferOutput<typeof getPaymentStatus.answer>, 'status' | 'about'>

const RECEIPT_LATER_MS = 15_000

/** Follows a payment while its screen is mounted, and continues to the result. */
export function following(
  id: string,
  back: string | null,
  show: (standing: PaymentStanding) => void,
  tell: (told: Told) => void,
) {
  let isGone = false
  // Once slow, polling stays slow.
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
      // In another browser the customer has no session and may only see that it is paid.
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
    /** Ends with the outcome, or once it is stopped. */
    run,
    stop() {
      isGone = true
    },
  }
}
