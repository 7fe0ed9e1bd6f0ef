import type { InvoiceSummary } from '../../api/contract/invoices.ts'
import { invoiceName } from '../../domain/invoiceText.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RowContent, rowClass } from '../../ui/List.tsx'
import { euro } from '../../words/money.ts'
import { chipOf, standingText } from './text.ts'

const chevron = <Icon name="chevron-right" small />

export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { tone, text } = chipOf(invoice)
  return (
    <li>
      <Link to={href('/factuur/:id', { id: invoice.id })} className={rowClass(false)}>
        <RowContent
          title={invoiceName(invoice.date)}
          text={standingText(invoice)}
          badge={
            <Badge tone={tone} size="s">
              {text}
            </Badge>
          }
          amount={euro(invoice.amount)}
          end={chevron}
        />
      </Link>
    </li>
  )
}
