import type { PastPayment } from '../../api/contract/paymentHistory.ts'
import { Section } from '../../ui/Card.tsx'
import { List } from '../../ui/List.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { byYear } from './paymentHistoryText.ts'

type Props = {
  payments: readonly PastPayment[]
  /** The heading of a year; defaults to the year itself. */
  title?: (year: string) => string
}

export const PaymentYears = ({ payments, title = String }: Props) =>
  byYear(payments).map(([year, own]) => (
    <Section key={year} title={title(year)}>
      <List>
        {own.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </List>
    </Section>
  ))
