import type { InvoiceSummary, Invoices } from '../../api/contract/invoices.ts'
import { euro } from '../../domain/money.ts'
import { href } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { RowContent, rowClass } from '../../ui/List.tsx'
import { invoicesCopy as copy } from './copy.ts'
import { capital, extraOf, monthName, standingText, stateOf } from './text.ts'

const chevron = <Icon name="chevron-right" small />

/** One invoice in the list: as few elements as it takes, as there may be 120. */
export function InvoiceRow({ invoice }: { invoice: InvoiceSummary }) {
  const { tone, text } = stateOf(invoice)
  return (
    <li>
      <Link to={href('/factuur/:id', { id: invoice.id })} className={rowClass(false)}>
        <RowContent
          title={capital(monthName(invoice.month))}
          text={extraOf(invoice) ?? standingText(invoice)}
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

/** This month so far, which is no invoice yet. */
export const CurrentRow = ({ month, amount }: NonNullable<Invoices['current']>) => (
  <li>
    <Link to="/factuur/huidige-maand" className={rowClass(false)}>
      <RowContent
        title={copy.list.current}
        text={copy.list.currentText(capital(monthName(month)))}
        badge={
          <Badge tone="info" size="s">
            {copy.list.running}
          </Badge>
        }
        amount={euro(amount)}
        end={chevron}
      />
    </Link>
  </li>
)
