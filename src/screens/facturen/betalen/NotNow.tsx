import type { InvoiceSummary } from '../../../api/contract/invoices.ts'
import type { Hindrance } from '../../../domain/dueInvoices.ts'
import { ButtonLink } from '../../../routes/ButtonLink.tsx'
import { href } from '../../../routes/href.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { dayText } from '../../../words/dateText.ts'
import { payInvoiceCopy as copy } from './copy.ts'

type Props = { invoice: InvoiceSummary; hindrance: Hindrance }

const look = { variant: 'outline', size: 'small' } as const

export function NotNow({ invoice: { id, debitOn }, hindrance }: Props) {
  const { title, text } = copy.not[hindrance]
  return (
    <Notice
      tone={hindrance === 'paid' ? 'good' : 'info'}
      title={title}
      action={
        <>
          {hindrance === 'arrangement' && (
            <ButtonLink to="/betalingsregelingen" {...look}>
              {copy.toArrangement}
            </ButtonLink>
          )}
          <ButtonLink to={href('/factuur/:id', { id })} {...look}>
            {copy.toInvoice}
          </ButtonLink>
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
      <ButtonLink to="/facturen" {...look}>
        {copy.toInvoices}
      </ButtonLink>
    }
  >
    {copy.not.allPaid.text}
  </Notice>
)
