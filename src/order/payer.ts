import type { PaymentStatus } from '../api/contract/guest.ts'
import { toFailure } from '../api/failure.ts'
import { next, type OrderEvent, type Standing } from './machine.ts'
import { POLLS_MS } from './payment.ts'

export type AroundPayment<Receipt> = {
  /** What the server says of the payment. Throws the Failure. */
  statusOf: (id: string) => Promise<PaymentStatus>
  /** What was paid for, once it is; null for somebody who may only know that it is paid. Throws the Failure. */
  receiptOf: (id: string) => Promise<Receipt | null>
  /** Its outcome is known: the device forgets it. */
  settle: (id: string) => Promise<void>
  pause: (ms: number) => Promise<void>
  /** Has the customer gone elsewhere? */
  isOver: () => boolean
}

/** The receipt of what was paid may take a moment: asked so many times, after so long (ms). */
const RECEIPT_TRIES = 4
const RECEIPT_AGAIN_MS = 2000

/**
 * Follows one payment after the customer came back from the bank. Only the server's word counts, never the address that they came back with.
 * It is asked at growing intervals for a minute; after that it still is what it is, and nobody has to pay again. A payment is never begun
 * from here.
 */
export function createPayer<Receipt>(
  id: string,
  around: AroundPayment<Receipt>,
  changed: (standing: Standing<Receipt>, event: OrderEvent<Receipt>) => void,
) {
  let standing: Standing<Receipt> = { kind: 'open' }

  /** Answers how it stands after this. */
  function happen(event: OrderEvent<Receipt>): Standing<Receipt>['kind'] {
    const after = next(standing, event)
    if (after !== standing) {
      standing = after
      changed(standing, event)
    }
    return standing.kind
  }

  /** What the server says; null when it says nothing, which is no outcome. */
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
      await around.pause(wait)
      if (around.isOver()) return
      const status = await asked(() => around.statusOf(id))
      const kind = status && happen({ type: 'payment', status })
      if (kind === 'unpaid') return await around.settle(id)
      if (kind === 'paid') return await fetchReceipt()
    }
    happen({ type: 'waited-long-enough' })
  }

  async function fetchReceipt(): Promise<void> {
    for (let times = 0; times < RECEIPT_TRIES; times += 1) {
      if (times > 0) await around.pause(RECEIPT_AGAIN_MS)
      if (around.isOver()) return
      const receipt = await asked(() => around.receiptOf(id))
      if (receipt === null) continue
      happen({ type: 'answered', receipt })
      return await around.settle(id)
    }
  }

  return {
    standing: () => standing,
    /** The customer is back, or asks once more. */
    async check(): Promise<void> {
      if (standing.kind === 'paid') return await fetchReceipt()
      if (standing.kind === 'checking-payment') return // it is being asked already
      if (happen({ type: 'came-back', payment: { id } }) === 'checking-payment') await follow()
    },
  }
}
