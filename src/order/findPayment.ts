import { read, refreshAll } from '../api/client.ts'
import { getPaymentStatus } from '../api/contract/guest.ts'
import { getPaymentReceipt } from '../api/contract/payment.ts'
import { Failure, toFailure } from '../api/failure.ts'
import { pause } from '../pause.ts'
import { withQuery } from '../routes/href.ts'
import { navigate } from '../routes/location.tsx'
import { visitor } from '../session/visitor.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { euro } from '../words/money.ts'
import { payCopy as copy } from './copy.ts'
import { endsOf } from './paidFlows.ts'
import { POLL_ON_MS, POLLS_MS } from './payment.ts'
import { openPayment, orderPaidWith } from './records.ts'
import { isFollowed } from './shownPayments.ts'
import { endOrder } from './unpaid.ts'

const TOAST = 'payment'
const PATH = '/betaling-controleren'

let isFinding = false

/**
 * For a customer who left for the bank and returned by another way: reports the payment, and follows it until the outcome is known.
 * Skipped when a screen follows the payment itself.
 */
export async function findPayment(): Promise<void> {
  if (isFinding) return
  isFinding = true
  try {
    const payment = await openPayment().catch(() => null) // no customer is known here
    if (payment !== null && !isFollowed(payment)) await tellOf(payment)
  } finally {
    isFinding = false
  }
}

async function tellOf(payment: string): Promise<void> {
  const look = { label: copy.look, run: () => navigate(withQuery(PATH, { betaling: payment })) }
  for (let at = 0; visitor().kind === 'customer' && !isFollowed(payment); at += 1) {
    const told = await statusOf(payment)
    if (isFollowed(payment)) break
    if (told === 'gone') {
      await endOrder(payment, null)
      break
    }
    const status = told?.status ?? 'pending' // no answer is no outcome
    if (status === 'paid') return await tellPaid(payment, look)
    if (status !== 'open' && status !== 'pending') {
      await endOrder(payment, status)
      // An expired payment was abandoned at the bank, so it is not reported.
      if (status === 'expired') break
      return toast({ id: TOAST, text: copy.foundUnpaid })
    }
    toast({ id: TOAST, text: status === 'open' ? copy.foundOpen : copy.found, action: look })
    await pause(POLLS_MS[at + 1] ?? POLL_ON_MS)
  }
  dismiss(TOAST)
}

async function statusOf(id: string) {
  try {
    return await read(getPaymentStatus, { id })
  } catch (error) {
    if (error instanceof Failure && error.status === 404) return 'gone'
    toFailure(error, getPaymentStatus.name)
    return null
  }
}

/** Reports a paid payment with its amount, and leads to the flow's success screen when it has one. */
async function tellPaid(payment: string, look: { label: string; run: () => void }): Promise<void> {
  const [order, paid] = await Promise.all([orderPaidWith(payment), read(getPaymentReceipt, { id: payment }).catch(() => null)])
  const ends = order && endsOf(order.flow)
  if (!paid || !ends || ends.renews || ends.isInVain?.(paid.receipt)) {
    return toast({ id: TOAST, text: copy.foundPaid, action: look })
  }
  await endOrder(payment, null)
  toast({ id: TOAST, text: copy.foundDone(euro(paid.amount)), good: true })
  refreshAll()
}
