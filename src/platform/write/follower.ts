import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { Failure } from '../api/failure.ts'
import type { OrderState, Unpaid } from './machine.ts'
import { createPayer } from './payer.ts'
import { POLL_ON_MS } from './payment.ts'

/** The state of a payment on the checking screen; `no-payment`: the id is unknown. */
export type FollowedState<Receipt> = OrderState<Receipt> | { kind: 'no-payment' }

type Deps<Receipt> = {
  /** The server's status of the payment. Throws the Failure; 404: there is no such payment. */
  statusOf: () => Promise<PaymentStatus>
  /** The receipt once paid; null for a visitor who may only see that it is paid. Throws the Failure. */
  receiptOf: () => Promise<Receipt | null>
  /** True for a visitor who can see the receipt. */
  isCustomer: () => boolean
  /** Removes the order from the device. `why`: nothing was paid. */
  settle: (why: Unpaid | null) => Promise<void>
  pause: (ms: number) => Promise<void>
}

/** The interval (ms) at which a late receipt is asked for again. */
const RECEIPT_LATER_MS = 15_000

/**
 * Follows a payment as long as its screen is shown: a minute with growing intervals, then slowly until it is decided. Once it took long,
 * `show` no longer says that it is being checked.
 */
export function createFollower<Receipt>(
  id: string,
  { statusOf, receiptOf, isCustomer, settle, pause }: Deps<Receipt>,
  show: (standing: FollowedState<Receipt>) => void,
) {
  let isOver = false
  let tookLong = false
  let why: Unpaid | null = null

  const payer = createPayer<Receipt>(
    id,
    {
      async statusOf() {
        try {
          return await statusOf()
        } catch (error) {
          if (error instanceof Failure && error.status === 404 && !isOver) {
            isOver = true
            show({ kind: 'no-payment' })
            await settle(null)
          }
          throw error
        }
      },
      receiptOf,
      settle: () => settle(why),
      pause,
      isOver: () => isOver,
    },
    (standing) => {
      if (isOver) return
      if (standing.kind === 'unpaid') why = standing.why
      tookLong ||= standing.kind === 'still-pending'
      show(tookLong && standing.kind === 'checking-payment' ? { kind: 'still-pending', payment: standing.payment } : standing)
    },
  )

  return {
    async run(): Promise<void> {
      while (!isOver) {
        await payer.check()
        const { kind } = payer.standing()
        const isUndecided = kind === 'still-pending' || (kind === 'paid' && isCustomer())
        if (!isUndecided) return
        await pause(kind === 'paid' ? RECEIPT_LATER_MS : POLL_ON_MS)
      }
    },
    stop(): void {
      isOver = true
    },
  }
}
