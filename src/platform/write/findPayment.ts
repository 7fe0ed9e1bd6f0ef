import { pause } from '#kit/pause.ts'
import { euro } from '#kit/words/money.ts'
import { getPaymentStatus } from '#model/login/contract/guest.ts'
import { getPaymentReceipt } from '#model/payment/contract.ts'
import { read, refreshAll } from '../api/client.ts'
import { Failure, toFailure } from '../api/failure.ts'
import { online } from '../connection/connection.ts'
import { withQuery } from '../router/href.ts'
import { navigate } from '../router/location.tsx'
import { visitor } from '../session/visitor.ts'
import { dismiss, toast } from '../stores/toasts.ts'
import { payCopy } from './copy.ts'
import type { Unpaid } from './machine.ts'
import { endsOf, startOf } from './paidFlows.ts'
import { POLL_ON_MS, POLLS_MS } from './payment.ts'
import { openPayment, orderPaidWith } from './records.ts'
import type { PendingOrder } from './sender.ts'
import { isFollowed } from './shownPayments.ts'
import { endOrder } from './unpaid.ts'

const TOAST = 'payment'
const PATH = '/betaling-controleren'

let isFinding = false

/** Payments that the customer answered with "Later" on this page: only their outcome is shown. */
const muted = new Set<string>()

/**
 * For a customer who left for the bank and returned by another way: reports the payment, and follows it until the outcome is known.
 * Skipped when a screen follows the payment itself.
 */
export async function findPayment(): Promise<void> {
  if (isFinding) return
  isFinding = true
  try {
    const payment = await openPayment()
    if (payment !== null && !isFollowed(payment)) await tellOf(payment)
  } finally {
    isFinding = false
  }
}

/** Nobody sees a page in the background, and without a connection there is no answer. */
const isLookedAt = () => !document.hidden && online()

async function tellOf(payment: string): Promise<void> {
  for (let at = 0; visitor().kind === 'customer' && !isFollowed(payment); at += 1) {
    if (isLookedAt() && (await tellOnce(payment))) return
    await pause(POLLS_MS[at + 1] ?? POLL_ON_MS)
  }
  dismiss(TOAST)
}

/** Asks the status of the payment and reports it. True when there is nothing more to report. */
async function tellOnce(payment: string): Promise<boolean> {
  const look = { label: payCopy.look, run: () => navigate(withQuery(PATH, { betaling: payment })) }
  const told = await statusOf(payment)
  // Another tab reports the outcome when it is the first to hear of it.
  const order = await orderPaidWith(payment)
  if (isFollowed(payment) || order === null || told === 'gone') {
    if (told === 'gone') await endOrder(payment, null)
    dismiss(TOAST)
    return true
  }
  const status = told?.status ?? 'pending' // no answer is no outcome
  if (status === 'paid') await tellPaid(order, payment, look)
  else if (status === 'open' || status === 'pending') {
    const text = status === 'open' ? payCopy.foundOpen : payCopy.found
    if (!muted.has(payment)) toast({ id: TOAST, text, action: look, later: () => muted.add(payment) })
    return false
  } else await tellUnpaid(order, payment, status)
  return true
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
async function tellPaid({ flow }: PendingOrder, payment: string, look: { label: string; run: () => void }): Promise<void> {
  const paid = await read(getPaymentReceipt, { id: payment }).catch(() => null)
  const ends = endsOf(flow)
  if (!paid || !ends || ends.renews || ends.isInVain?.(paid.receipt)) {
    return toast({ id: TOAST, text: payCopy.foundPaid, action: look })
  }
  await endOrder(payment, null)
  toast({ id: TOAST, text: payCopy.foundDone(euro(paid.amount)), good: true })
  refreshAll()
}

/** Reports that nothing was paid, with the way to another attempt. An expired payment was abandoned at the bank, so it is not reported. */
async function tellUnpaid({ flow }: PendingOrder, payment: string, why: Unpaid): Promise<void> {
  await endOrder(payment, why)
  // Other orders no longer wait for this payment.
  refreshAll()
  if (why === 'expired') return dismiss(TOAST)
  const ends = endsOf(flow)
  const again = ends && {
    label: payCopy.again,
    run() {
      dismiss(TOAST)
      navigate(startOf(ends, null))
    },
  }
  toast({ id: TOAST, text: payCopy.foundUnpaid, ...(again && { action: again }) })
}
