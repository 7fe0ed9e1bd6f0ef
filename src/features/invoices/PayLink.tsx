import type { ReactNode } from 'react'
import { Button } from '#kit/ui/Button.tsx'
import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { waitsForCustomer } from '#model/invoices/dueInvoices.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { copy } from './betalen/copy.ts'
import { wayToPay } from './betalen/which.ts'

/** Link to pay an invoice, if it awaits the customer's payment. */
export const PayLink = ({ invoice, children }: { invoice: InvoiceSummary; children: ReactNode }) =>
  waitsForCustomer(invoice) ? (
    <PayWay ids={[invoice.id]} of={[invoice]}>
      {children}
    </PayWay>
  ) : null

type Props = { ids: readonly string[] /** The invoices to choose from. */; of: readonly InvoiceSummary[]; children: ReactNode }

/** Link to pay one or several invoices. Disabled without a connection and without a choice, with the reason. */
export function PayWay({ ids, of, children }: Props) {
  const offline = useBlocked()
  const blocked = offline ?? (ids.length === 0 ? copy.none : null)
  if (blocked !== null) {
    return (
      <Button variant="primary-green" blocked={blocked}>
        {children}
      </Button>
    )
  }
  return (
    <ButtonLink to={wayToPay(of, ids)} variant="primary-green">
      {children}
    </ButtonLink>
  )
}
