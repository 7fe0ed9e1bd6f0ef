import { bundleText } from '#features/credit/shared/prepaidBundleText.ts'
import { dayOf } from '#kit/dates.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { dayText } from '#kit/words/dateText.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { paymentHistoryCopy as copy } from './paymentHistoryCopy.ts'

const dayAt = ({ at }: Pick<PastPayment, 'at'>) => dayOf(Date.parse(at))

/** What a payment was for: `Opgewaardeerd`, `Bundel 4 GB en 100 minuten`. An unpaid one names what was wanted. */
export function titleOf({ kind, bundle, status }: Pick<PastPayment, 'kind' | 'bundle' | 'status'>): string {
  if (kind === 'bundle') return bundle ? copy.bundle(bundleText(bundle)) : copy.anyBundle
  if (status !== 'paid' && (kind === 'topUp' || kind === 'autoTopUp')) return copy.wanted[kind]
  return copy.kinds[kind]
}

/** `20 november, iDEAL`, and the reason if it was not paid. The state of a payment that is being checked says so itself. */
export function detailOf(payment: Pick<PastPayment, 'at' | 'method' | 'status'>): string {
  const { method, status } = payment
  const reason = status === 'paid' || status === 'open' || status === 'pending' ? null : copy.reasons[status]
  return [dayText(dayAt(payment)), copy.methods[method], reason].filter((part) => part !== null).join(', ')
}

export function stateOf({ kind, status }: Pick<PastPayment, 'kind' | 'status'>): { tone: BadgeTone; text: string } {
  if (kind === 'expired') return { tone: 'neutral', text: copy.states.lost }
  switch (status) {
    case 'paid':
      return { tone: 'good', text: copy.states.paid }
    case 'open':
      return { tone: 'info', text: copy.states.toPay }
    case 'pending':
      return { tone: 'info', text: copy.states.pending }
    case 'cancelled':
    case 'failed':
    case 'expired':
    case 'other-name':
    case 'other-account':
      return { tone: 'neutral', text: copy.states.notPaid }
  }
}

/** Groups payments by year, keeping their order (newest first). */
export const byYear = <Payment extends Pick<PastPayment, 'at'>>(payments: readonly Payment[]): [year: string, Payment[]][] => [
  ...Map.groupBy(payments, (payment) => dayAt(payment).slice(0, 4)),
]
