import type { InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import { invoiceName } from '#model/invoices/invoiceText.ts'
import { copy } from '../copy.ts'
import { standingText } from '../text.ts'
import styles from './DueInvoice.module.css'

/** An invoice that awaits payment: its name, how it stands, and the amount unless that is said elsewhere. */
export const DueInvoice = ({ invoice, amount }: { invoice: InvoiceSummary; amount?: string }) => (
  <span className={styles.invoice}>
    <span>
      <span className="strong">{invoiceName(invoice.date)}</span>
      <span className="small muted"> {standingText(invoice)}</span>
      {invoice.paidInTerms > 0 && <span className="small muted"> {copy.list.paidInTerms}</span>}
    </span>
    {amount !== undefined && <span className="num strong">{amount}</span>}
  </span>
)

export const dueLine = (invoice: InvoiceSummary) => ({ amount: dueOf(invoice) })
