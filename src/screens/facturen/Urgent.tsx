import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import { dueOf, isOverdue } from '../../domain/dueInvoices.ts'
import { invoiceName } from '../../domain/invoiceText.ts'
import { href } from '../../routes/href.ts'
import { ButtonLink } from '../../routes/Link.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { euro } from '../../words/money.ts'
import { invoicesCopy } from './copy.ts'
import { PayLink } from './PayLink.tsx'
import { standingText } from './text.ts'

const copy = invoicesCopy.list

type Props = {
  invoice: InvoiceSummary
  isFirst: boolean /** There are more unpaid invoices, which can be paid together. */
  isOneOfMore: boolean
}

/** An invoice that awaits payment. The most urgent one is large. */
export function Urgent({ invoice, isFirst, isOneOfMore }: Props) {
  const { id, date, paidInTerms } = invoice
  const due = euro(dueOf(invoice))
  const overdue = isOverdue(invoice)
  const name = invoiceName(date)
  return (
    <Notice
      tone={overdue ? 'bad' : 'warn'}
      title={overdue ? copy.overdueTitle(name) : copy.openTitle(name)}
      action={
        <>
          <PayLink invoice={invoice} size="small" second={isOneOfMore}>
            {copy.pay}
          </PayLink>
          <ButtonLink to={href('/factuur/:id', { id })} variant="outline" size="small">
            {copy.view}
            <span className="visually-hidden"> {name}</span>
          </ButtonLink>
        </>
      }
    >
      {isFirst && <p className="title-page num">{due}</p>}
      <p>{standingText(invoice)}.</p>
      {paidInTerms > 0 && <p className="small">{copy.partPaid(euro(paidInTerms), euro(invoice.amount))}</p>}
    </Notice>
  )
}
