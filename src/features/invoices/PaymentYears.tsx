import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, Row, RowContent, rowClass } from '#kit/ui/List.tsx'
import { euro } from '#kit/words/money.ts'
import type { PastPayment } from '#model/invoices/contract/paymentHistory.ts'
import { withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { detailOf, paymentsByYear, stateOf, titleOf } from './paymentHistoryText.ts'

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
