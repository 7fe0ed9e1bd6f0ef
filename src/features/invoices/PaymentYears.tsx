import { prepaidBundleText } from '#features/credit/shared/prepaidBundleText.ts'
import { dayOf } from '#kit/dates.ts'
import { Badge, type BadgeTone } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, Row, RowContent, rowClass } from '#kit/ui/List.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { paymentHistoryCopy } from './paymentHistoryCopy.ts'

type Props = {
  payments: readonly PastPayment[]
  /** The heading of a year; defaults to the year itself. */
  title?: (year: string) => string
}

export const PaymentYears = ({ payments, title = String }: Props) =>
  paymentsByYear(payments).map(([year, own]) => (
    <Section key={year} title={title(year)}>
      <List>
        {own.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </List>
    </Section>
  ))

/** One payment. An open payment links to its status page. */
function PaymentRow({ payment }: { payment: PastPayment }) {
  const { tone, text } = stateOf(payment)
  const content = {
    title: titleOf(payment),
    text: detailOf(payment),
    badge: (
      <Badge tone={tone} size="s">
        {text}
      </Badge>
    ),
    amount: euro(payment.amount),
  }
  if (payment.payment === null) return <Row {...content} />
  return (
    <li>
      <Link to={withQuery('/betaling-controleren', { betaling: payment.payment })} className={rowClass(false)}>
        <RowContent {...content} end={<Icon name="chevron-right" small />} />
      </Link>
    </li>
  )
}

const dayAt = ({ at }: Pick<PastPayment, 'at'>) => dayOf(Date.parse(at))

/** The subject of a payment: `Opgewaardeerd`, `Bundel 4 GB en 100 minuten`. An unpaid one names the wish. */
export function titleOf({ kind, bundle, status }: Pick<PastPayment, 'kind' | 'bundle' | 'status'>): string {
  if (kind === 'bundle') return bundle ? paymentHistoryCopy.bundle(prepaidBundleText(bundle)) : paymentHistoryCopy.anyBundle
  if (status !== 'paid' && (kind === 'topUp' || kind === 'autoTopUp')) return paymentHistoryCopy.wanted[kind]
  return paymentHistoryCopy.kinds[kind]
}

/**
 * `20 november, iDEAL`, what a refund is for, and the reason if it was not paid. The state of a payment that is being checked says so
 * itself.
 */
export function detailOf(payment: Pick<PastPayment, 'at' | 'method' | 'refundFor' | 'status'>): string {
  const { method, refundFor = 'other', status } = payment
  const reason = status === 'paid' || status === 'open' || status === 'pending' ? null : paymentHistoryCopy.reasons[status]
  const parts = [dayText(dayAt(payment)), paymentHistoryCopy.methods[method], paymentHistoryCopy.refunds[refundFor], reason]
  return parts.filter((part) => part !== null).join(', ')
}

export function stateOf({ kind, status }: Pick<PastPayment, 'kind' | 'status'>): { tone: BadgeTone; text: string } {
  if (kind === 'expired') return { tone: 'neutral', text: paymentHistoryCopy.states.lost }
  if (kind === 'refund' && status === 'paid') return { tone: 'good', text: paymentHistoryCopy.states.back }
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
