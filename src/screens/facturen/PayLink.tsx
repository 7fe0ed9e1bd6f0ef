import type { ReactNode } from 'react'
import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import { waitsForCustomer } from '../../domain/invoices.ts'
import { useBlocked } from '../../pwa/blocked.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Button, buttonClass } from '../../ui/Button.tsx'

type Props = { invoice: InvoiceSummary; children: ReactNode; size?: 'small' | 'medium' }

/** The way to pay an invoice, when it waits for the customer and there is a screen for it. Without a connection it says why it waits. */
export function PayLink({ invoice, children, size = 'medium' }: Props) {
  const offline = useBlocked()
  const to = waitsForCustomer(invoice) ? routed('/betaal-factuur/:id', { id: invoice.id }) : null
  if (to === null) return null
  if (offline !== null) {
    return (
      <Button variant="primary-green" size={size} blocked={offline}>
        {children}
      </Button>
    )
  }
  return (
    <Link to={to} className={buttonClass({ variant: 'primary-green', size })}>
      {children}
    </Link>
  )
}
