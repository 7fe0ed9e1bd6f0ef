import type { PastPayment } from '../api/contract/paymentHistory.ts'
import { Section } from '../ui/Card.tsx'
import { List } from '../ui/List.tsx'
import { PaymentRow } from './PaymentRow.tsx'
import { byYear } from './paymentHistoryText.ts'

type Props = {
  payments: readonly PastPayment[]
  /** What a year is called; left out: by its number. */
  title?: (year: string) => string
}

/** Payments of the past under the years in which they were made. */
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
