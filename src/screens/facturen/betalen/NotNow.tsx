import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import { dayText } from '../../../domain/dateText.ts'
import type { Hindrance } from '../../../domain/dueInvoices.ts'
import { href } from '../../../routes/href.ts'
import { Link } from '../../../routes/Link.tsx'
import { buttonClass } from '../../../ui/Button.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { payInvoiceCopy as copy } from './copy.ts'

type Props = { invoice: InvoiceSummary; hindrance: Hindrance }

const look = buttonClass({ variant: 'outline', size: 'small' })

/** Why this invoice cannot be paid, and where to go instead. */
export function NotNow({ invoice: { id, debitOn }, hindrance }: Props) {
  const { title, text } = copy.not[hindrance]
  return (
    <Notice
      tone={hindrance === 'paid' ? 'good' : 'info'}
      title={title}
      action={
        <>
          {hindrance === 'arrangement' && (
            <Link to="/betalingsregelingen" className={look}>
              {copy.toArrangement}
            </Link>
          )}
          <Link to={href('/factuur/:id', { id })} className={look}>
            {copy.toInvoice}
          </Link>
        </>
      }
    >
      {typeof text === 'string' ? text : text(dayText(debitOn ?? ''))}
    </Notice>
  )
}

export const NothingOpen = () => (
  <Notice
    tone="good"
    title={copy.not.allPaid.title}
    action={
      <Link to="/facturen" className={look}>
        {copy.toInvoices}
      </Link>
    }
  >
    {copy.not.allPaid.text}
  </Notice>
)
