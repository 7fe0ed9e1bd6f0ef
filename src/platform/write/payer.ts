import type { PaymentStatus } from '#model/login/contract/guest.ts'
import { toFailure } from '../api/failure.ts'
import { next, type OrderEvent, type OrderState } from './machine.ts'
import { POLLS_MS } from './payment.ts'

type Deps<Receipt> = {
  /** The server's status of the payment. Throws the Failure. */
  statusOf: (id: string) => Promise<PaymentStatus>
  /** The receipt once paid; null for a visitor who may only see that it is paid. Throws the Failure. */
  receiptOf: (id: string) => Promise<Receipt | null>
  /** Removes the order from the device, once its outcome is known. */
  settle: (id: string) => Promise<void>
  pause: (ms: number) => Promise<void>
  /** True when the customer has left the screen. */
  isOver: () => boolean
}

/** The receipt may lag behind the payment: number of attempts, and the interval (ms). */
const RECEIPT_TRIES = 4
const RECEIPT_AGAIN_MS = 2000

/**
 * Follows one payment after the customer returned from the bank. Only the server's status counts, never the return address. It polls at
 * growing intervals for a minute; an unfinished payment then stays pending and must not be paid again. Never starts a payment.
 */
export function createPayer<Receipt>(
  id: string,
  deps: Deps<Receipt>,
  changed: (standing: OrderState<Receipt>, event: OrderEvent<Receipt>) => void,
) {
  let standing: OrderState<Receipt> = { kind: 'open' }

  function dispatch(event: OrderEvent<Receipt>): OrderState<Receipt>['kind'] {
    const after = next(standing, event)
    if (after !== standing) {
      standing = after
      changed(standing, event)
    }
    return standing.kind
  }

  /** The server's answer; null for a failure, which is no outcome. */
  async function asked<Value>(question: () => Promise<Value>): Promise<Value | null> {
    try {
      return await question()
    } catch (error) {
      toFailure(error, 'getPaymentStatus')
      return null
    }
  }

  async function follow(): Promise<void> {
    for (const wait of POLLS_MS) {
      await deps.pause(wait)
      if (deps.isOver()) return
      const status = await asked(() => deps.statusOf(id))
      const kind = status && dispatch({ type: 'payment', status })
      if (kind === 'unpaid') return await deps.settle(id)
      if (kind === 'paid') return await fetchReceipt()
    }
    dispatch({ type: 'waited-long-enough' })
  }

  async function fetchReceipt(): Promise<void> {
    for (let times = 0; times < RECEIPT_TRIES; times += 1) {
      if (times > 0) await deps.pause(RECEIPT_AGAIN_MS)
      if (deps.isOver()) return
      const receipt = await asked(() => deps.receiptOf(id))
      if (receipt === null) continue
      dispatch({ type: 'answered', receipt })
      return await deps.settle(id)
    }
  }

  return {
    standing: () => standing,
    /** Checks after the customer returned or asked again. */
    async check(): Promise<void> {
      if (standing.kind === 'paid') return await fetchReceipt()
      if (standing.kind === 'checking-payment') return // polling already
      if (dispatch({ type: 'came-back', payment: { id } }) === 'checking-payment') await follow()
    },
  }
}
