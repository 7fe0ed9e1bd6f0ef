import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { dueOf, openSumOf, urgentOf } from '../../../domain/dueInvoices.ts'
import { useOrder } from '../../../flow/useOrder.ts'
import { pathOf } from '../../../routes/href.ts'
import { Link } from '../../../routes/Link.tsx'
import { Card } from '../../../ui/Card.tsx'
import { euro } from '../../../words/money.ts'
import { payInvoiceCopy as copy } from './copy.ts'
import { payFlow } from './flow.ts'
import { InvoiceFacts } from './InvoiceFacts.tsx'
import { PayInvoices } from './PayInvoices.tsx'
import { ALL_OPEN } from './which.ts'

type Props = { invoice: InvoiceSummary /** All invoices of the customer. */; invoices: readonly InvoiceSummary[] }

export function One({ invoice, invoices }: Props) {
  const order = useOrder(payFlow, true)
  const others = urgentOf(invoices).filter(({ id }) => id !== invoice.id)
  return (
    <>
      <p className="lead">{copy.intro(euro(dueOf(invoice)), invoice.number)}</p>
      <Card>
        <InvoiceFacts invoice={invoice} />
      </Card>
      <PayInvoices order={order} chosen={[invoice]} invoices={invoices} id={invoice.id} />
      {others.length > 0 && (
        <Link to={pathOf('/betaal-factuur/:id', { id: ALL_OPEN })} className="link">
          {copy.all(euro(openSumOf(invoices)))}
        </Link>
      )}
    </>
  )
}
