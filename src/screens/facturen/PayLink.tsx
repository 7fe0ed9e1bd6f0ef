import type { ReactNode } from 'react'
import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import { useBlocked } from '../../connection/blocked.ts'
import { waitsForCustomer } from '../../domain/dueInvoices.ts'
import { href } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Button } from '../../ui/Button.tsx'

type Look = {
  children: ReactNode
  size?: 'small' | 'medium'
  /** A secondary button, because another way to pay stands above it. */
  second?: boolean
}

/** Link to pay an invoice, if it awaits the customer's payment. */
export const PayLink = ({ invoice, ...look }: Look & { invoice: InvoiceSummary }) =>
  waitsForCustomer(invoice) ? <PayWay id={invoice.id} {...look} /> : null

/** Link to pay one or several invoices. Disabled without a connection, with the reason. */
export function PayWay({ id, children, size = 'medium', second = false }: Look & { id: string }) {
  const variant = second ? 'outline' : 'primary-green'
  const offline = useBlocked()
  if (offline !== null) {
    return (
      <Button variant={variant} size={size} blocked={offline}>
        {children}
      </Button>
    )
  }
  return (
    <ButtonLink to={href('/betaal-factuur/:id', { id })} variant={variant} size={size}>
      {children}
    </ButtonLink>
  )
}
