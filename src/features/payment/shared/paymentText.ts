import type { SceneName } from '#kit/ui/Scene.tsx'
import type { PaymentState } from '#platform/write/afterPayment.ts'
import type { Unpaid } from '#platform/write/machine.ts'
import { paymentCopy } from './paymentCopy.ts'

type Said = {
  title: string
  text: string
  isBusy?: true
  note?: string | null
  /** Otherwise the bird walks. */
  drawing?: SceneName
}

/** The customer stopped, something went wrong, or nobody came back: each looks different. */
export const unpaidDrawings: Record<Unpaid, SceneName> = {
  cancelled: 'quiet',
  failed: 'error',
  expired: 'offline',
  'other-name': 'error',
  'other-account': 'error',
}

/** The payment came from another person's account and is sent back. */
export const isOther = (why: Unpaid): boolean => why === 'other-name' || why === 'other-account'

/** How long the customer has waited: just begun, long enough for a message, long enough for a way out. */
export type Patience = 'fresh' | 'long' | 'too-long'
type Waited = { patience: Patience; isGuest: boolean /** The bank has not received the payment yet. */; isOpen: boolean }

/** The text of the checking screen about a payment. */
export function paymentText(standing: PaymentState, { patience, isGuest, isOpen }: Waited): Said {
  const isLong = patience !== 'fresh'
  switch (standing.kind) {
    case 'unpaid': {
      const { why } = standing
      return {
        title: paymentCopy.unpaid[why],
        text: paymentCopy.unpaidText[why],
        note: paymentCopy.unpaidNote[why],
        drawing: unpaidDrawings[why],
      }
    }
    case 'still-pending':
      return {
        title: paymentCopy.pending,
        text: isOpen ? paymentCopy.openText : paymentCopy.pendingText,
        note: paymentCopy.mayLeave,
        isBusy: true,
      }
    case 'no-payment':
      return { title: paymentCopy.unknown, text: paymentCopy.unknownText, drawing: 'error' }
    case 'paid':
    case 'done':
      if (isGuest) return { title: paymentCopy.paid, text: paymentCopy.paidElsewhere }
      return { title: paymentCopy.paid, text: isLong ? paymentCopy.paidLater : paymentCopy.paidText, isBusy: true }
    case 'open':
    case 'sending':
    case 'checking':
    case 'unknown':
    case 'placed':
    case 'failed':
    case 'to-pay':
    case 'at-the-bank':
    case 'checking-payment': {
      const text = !isLong ? paymentCopy.checkingText : isOpen ? paymentCopy.openText : paymentCopy.longer
      return { title: paymentCopy.checking, text, note: patience === 'too-long' ? paymentCopy.mayLeave : null, isBusy: true }
    }
  }
}
