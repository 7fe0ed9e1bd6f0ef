import { prepaidBundleText } from '#features/credit/shared/prepaidBundleText.ts'
import { dayOf } from '#kit/dates.ts'
import type { BadgeTone } from '#kit/ui/Badge.tsx'
import { dayText } from '#kit/words/dateText.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { paymentHistoryCopy } from './paymentHistoryCopy.ts'

const dayAt = ({ at }: Pick<PastPayment, 'at'>) => dayOf(Date.parse(at))

/** The subject of a payment: `Opgewaardeerd`, `Bundel 4 GB en 100 minuten`. An unpaid one names the wish. */
export function titleOf({ kind, bundle, status }: Pick<PastPayment, 'kind' | 'bundle' | 'status'>): string {
  if (kind === 'bundle') return bundle ? paymentHistoryCopy.bundle(prepaidBundleText(bundle)) : paymentHistoryCopy.anyBundle
  if (status !== 'paid' && (kind === 'topUp' || kind === 'autoTopUp')) return paymentHistoryCopy.wanted[kind]
  return paymentHistoryCopy.kinds[kind]
}

/** `20 november, iDEAL`, and the reason if it was not paid. The state of a payment that is being checked says so itself. */
export function detailOf(payment: Pick<PastPayment, 'at' | 'method' | 'status'>): string {
  const { method, status } = payment
  const reason = status === 'paid' || status === 'open' || status === 'pending' ? null : paymentHistoryCopy.reasons[status]
  return [dayText(dayAt(payment)), paymentHistoryCopy.methods[method], reason].filter((part) => part !== null).join(', ')
}

export function stateOf({ kind, status }: Pick<PastPayment, 'kind' | 'status'>): { tone: BadgeTone; text: string } {
  if (kind === 'expired') return { tone: 'neutral', text: paymentHistoryCopy.states.lost }
  switch (status) {
    case 'paid':
      return { tone: 'good', text: paymentHistoryCopy.states.paid }
    case 'open':
      return { tone: 'info', text: paymentHistoryCopy.states.toPay }
    case 'pending':
      return { tone: 'info', text: paymentHistoryCopy.states.pending }
    case 'cancelled':
    case 'failed':
    case 'expired':
    case 'other-name':
    case 'other-account':
      return { tone: 'neutral', text: paymentHistoryCopy.states.notPaid }
  }
}

/** Groups payments by year, keeping their order (newest first). */
export const paymentsByYear = <Payment extends Pick<PastPayment, 'at'>>(
  payments: readonly Payment[],
): [year: string, Payment[]][] => [...Map.groupBy(payments, (payment) => dayAt(payment).slice(0, 4))]
