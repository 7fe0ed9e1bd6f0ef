import type { PaymentStatus } from '../api/contract/guest.ts'
import type { Failure } from '../api/failure.ts'

/** A payment that an order waits for: an opaque id, and the address of the page where it is paid. */
export type ToPay = { id: string; url: string }

/** How a payment ended without money. */
export type Unpaid = Extract<PaymentStatus, 'cancelled' | 'failed' | 'expired' | 'other-name' | 'other-account'>

/**
 * How an order stands.
 *
 * Sending: `open` can be sent; `sending`; `checking` was sent but not heard of, we ask what became of it; `unknown` nobody says;
 * `placed` it was placed before, here or in another tab; `failed` it was not placed and may be sent again.
 *
 * Paying: `to-pay` the order waits for this payment; `at-the-bank` the customer has left for it; `checking-payment` we ask how it ended;
 * `still-pending` the bank takes its time, asking again is up to the customer; `unpaid` no money was taken, and it may be tried again;
 * `paid` the money is there, the receipt is still to come.
 *
 * `done` with what the backend answered.
 */
export type Standing<Receipt = unknown> =
  | { kind: 'open' | 'sending' | 'checking' | 'unknown' | 'placed' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'to-pay' | 'at-the-bank' | 'checking-payment' | 'still-pending' | 'paid'; payment: Pick<ToPay, 'id'> }
  | { kind: 'unpaid'; why: Unpaid }
  | { kind: 'done'; receipt: Receipt }

/** What can happen to an order. */
export type OrderEvent<Receipt = unknown> =
  /** The customer presses the button. */
  | { type: 'pressed' }
  /** The customer makes another choice: what was said of the last attempt is over. */
  | { type: 'chosen' }
  /** The backend has done it. */
  | { type: 'answered'; receipt: Receipt }
  /** The backend has it, and waits for the money. */
  | { type: 'asked-to-pay'; payment: ToPay }
  /** It was not done. */
  | { type: 'refused'; failure: Failure }
  /** Nobody said what became of it. */
  | { type: 'unheard' }
  /** Asked afterwards: the backend never did it. `failure` of the attempt, null when that was before a reload. */
  | { type: 'not-done'; failure: Failure | null }
  /** Asked afterwards: no answer either. */
  | { type: 'nobody-says' }
  /** The customer, or the app at a start, asks once more. */
  | { type: 'recheck' }
  /** It was placed in another tab, or before. */
  | { type: 'placed-elsewhere' }
  /** The customer goes to the bank. */
  | { type: 'left' }
  /** The customer is back, or comes back to a payment of before. */
  | { type: 'came-back'; payment: Pick<ToPay, 'id'> }
  /** The server says how the payment stands. */
  | { type: 'payment'; status: PaymentStatus }
  /** Asked often enough for now. */
  | { type: 'waited-long-enough' }

type Kind = Standing['kind']
type EventType = OrderEvent['type']

/** In which states something can happen. Anything else comes late or twice, and changes nothing. */
const happensIn: Record<EventType, readonly Kind[]> = {
  pressed: ['open', 'failed', 'unpaid'],
  chosen: ['failed', 'unpaid'],
  answered: ['sending', 'checking', 'paid'],
  'asked-to-pay': ['sending', 'checking'],
  refused: ['sending', 'checking', 'to-pay'],
  unheard: ['sending'],
  'not-done': ['checking'],
  'nobody-says': ['checking'],
  recheck: ['open', 'unknown'],
  'placed-elsewhere': ['open', 'sending', 'checking', 'failed'],
  left: ['to-pay'],
  'came-back': ['open', 'to-pay', 'at-the-bank', 'still-pending', 'checking'],
  payment: ['checking-payment', 'still-pending'],
  'waited-long-enough': ['checking-payment'],
}

/** Is this event news for an order that stands so? */
export const isNews = (standing: Standing, type: EventType): boolean => happensIn[type].includes(standing.kind)

/** The order after an event. Pure: what has to be done about it is the sender's work. */
export function next<Receipt>(standing: Standing<Receipt>, event: OrderEvent<Receipt>): Standing<Receipt> {
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
    case 'unheard':
    case 'recheck':
      return { kind: 'checking' }
    case 'not-done':
      return event.failure ? { kind: 'failed', failure: event.failure } : { kind: 'open' }
    case 'nobody-says':
      return { kind: 'unknown' }
    case 'placed-elsewhere':
      return { kind: 'placed' }
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
  standing: Extract<Standing<Receipt>, { payment: unknown }>,
  status: PaymentStatus,
): Standing<Receipt> {
  if (status === 'paid') return { kind: 'paid', payment: standing.payment }
  // Neither decided nor refused: as it was.
  if (status === 'open' || status === 'pending') return standing
  return { kind: 'unpaid', why: status }
}

/** May the customer be asked to press the button? */
export const canSend = ({ kind }: Standing): boolean => happensIn.pressed.includes(kind)

/** Is something on its way, so that a reload or an update has to wait? */
export const isBusy = ({ kind }: Standing): boolean => kind === 'sending' || kind === 'checking' || kind === 'to-pay'
