import type { PaymentStatus } from '#model/login/contract/guest.ts'
import type { Failure } from '../api/failure.ts'

/** The payment that an order waits for: an opaque id and the address of the payment page. */
export type OpenPayment = { id: string; url: string }

/** The outcomes of a payment without money. */
export type Unpaid = Extract<PaymentStatus, 'cancelled' | 'failed' | 'expired' | 'other-name' | 'other-account'>

/**
 * The state of an order.
 *
 * Sending: `open` can be sent; `sending`; `checking` got no response and is being looked up; `unknown` the lookup failed;
 * `placed` an order was placed earlier, here or in another tab, with its receipt once that is known: it may be of another choice, which can
 * then be ordered too; `failed` was not placed and may be sent again.
 *
 * Paying: `to-pay` waits for this payment; `at-the-bank` the customer left for the bank; `checking-payment` the status is polled;
 * `still-pending` the bank is slow and the customer may ask again; `unpaid` nothing was paid and it may be tried again;
 * `paid` the payment succeeded and the receipt is pending.
 *
 * `done` with the backend's receipt.
 */
export type OrderState<Receipt = unknown> =
  | { kind: 'open' | 'sending' | 'checking' | 'unknown' }
  | { kind: 'placed'; receipt: Receipt | null }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'to-pay' | 'at-the-bank' | 'checking-payment' | 'still-pending' | 'paid'; payment: Pick<OpenPayment, 'id'> }
  | { kind: 'unpaid'; why: Unpaid }
  | { kind: 'done'; receipt: Receipt }

export type OrderEvent<Receipt = unknown> =
  | { type: 'pressed' }
  /** The customer changes a choice, or wants to order this one too, which clears the last failure or the order that was placed earlier. */
  | { type: 'chosen' }
  | { type: 'answered'; receipt: Receipt }
  /** The backend accepted the order and waits for the payment. */
  | { type: 'asked-to-pay'; payment: OpenPayment }
  | { type: 'refused'; failure: Failure }
  /** No response. */
  | { type: 'outcome-unknown' }
  /** Looked up: the backend never placed it. `failure` of the attempt, null after a reload. */
  | { type: 'not-done'; failure: Failure | null }
  /** Looked up without an answer. */
  | { type: 'nobody-says' }
  /** The customer, or the app at a start, looks it up again. */
  | { type: 'recheck' }
  /** An order was placed in another tab, or earlier. `receipt`: null until it is looked up. */
  | { type: 'placed-elsewhere'; receipt: Receipt | null }
  | { type: 'left' }
  /** The customer returned, now or from an earlier payment. */
  | { type: 'came-back'; payment: Pick<OpenPayment, 'id'> }
  /** The server reported the status of the payment. */
  | { type: 'payment'; status: PaymentStatus }
  /** The polling time is over. */
  | { type: 'waited-long-enough' }

type Kind = OrderState['kind']
type EventType = OrderEvent['type']

/** The states that accept each event. In other states an event is late or repeated, and is ignored. */
const happensIn: Record<EventType, readonly Kind[]> = {
  pressed: ['open', 'failed', 'unpaid'],
  chosen: ['failed', 'unpaid', 'placed'],
  answered: ['sending', 'checking', 'paid'],
  'asked-to-pay': ['sending', 'checking'],
  refused: ['sending', 'checking', 'to-pay'],
  'outcome-unknown': ['sending'],
  'not-done': ['checking'],
  'nobody-says': ['checking'],
  recheck: ['open', 'unknown'],
  'placed-elsewhere': ['open', 'sending', 'checking', 'failed', 'placed'],
  left: ['to-pay'],
  'came-back': ['open', 'sending', 'to-pay', 'at-the-bank', 'still-pending', 'checking', 'placed'],
  payment: ['checking-payment', 'still-pending'],
  'waited-long-enough': ['checking-payment'],
}

/** True when the event applies in this state. */
const isNews = (standing: OrderState, type: EventType): boolean => happensIn[type].includes(standing.kind)

/** The next state. Pure: side effects belong to the sender. */
export function next<Receipt>(standing: OrderState<Receipt>, event: OrderEvent<Receipt>): OrderState<Receipt> {
  if (!isNews(standing, event.type)) return standing
  switch (event.type) {
    case 'pressed':
      return { kind: 'sending' }
    case 'chosen':
      return { kind: 'open' }
    case 'answered':
      return { kind: 'done', receipt: event.receipt }
    case 'asked-to-pay':
      return { kind: 'to-pay', payment: { id: event.payment.id } }
    case 'refused':
      return { kind: 'failed', failure: event.failure }
    case 'outcome-unknown':
    case 'recheck':
      return { kind: 'checking' }
    case 'not-done':
      return event.failure ? { kind: 'failed', failure: event.failure } : { kind: 'open' }
    case 'nobody-says':
      return { kind: 'unknown' }
    case 'placed-elsewhere':
      return { kind: 'placed', receipt: event.receipt }
    case 'left':
      return 'payment' in standing ? { kind: 'at-the-bank', payment: standing.payment } : standing
    case 'came-back':
      return { kind: 'checking-payment', payment: event.payment }
    case 'payment':
      return 'payment' in standing ? afterStatus(standing, event.status) : standing
    case 'waited-long-enough':
      return 'payment' in standing ? { kind: 'still-pending', payment: standing.payment } : standing
  }
}

function afterStatus<Receipt>(
  standing: Extract<OrderState<Receipt>, { payment: unknown }>,
  status: PaymentStatus,
): OrderState<Receipt> {
  if (status === 'paid') return { kind: 'paid', payment: standing.payment }
  // No outcome yet: keep the state.
  if (status === 'open' || status === 'pending') return standing
  return { kind: 'unpaid', why: status }
}

/** True while the order is in progress, so that reloads and updates must wait. */
export const isBusy = ({ kind }: OrderState): boolean => kind === 'sending' || kind === 'checking' || kind === 'to-pay'
