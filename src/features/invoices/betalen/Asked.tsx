import { useState } from 'react'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { euro, sumOf } from '#kit/words/money.ts'
import { getInvoices, type InvoiceSummary } from '#model/invoices/contract/invoices.ts'
import { dueOf, type Hindrance, hindranceOf, openSumOf, urgentOf } from '#model/invoices/dueInvoices.ts'
import { useRead } from '#platform/api/client.ts'
import { href, pathOf } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { usePlace } from '#platform/router/location.tsx'
import { NotFoundError } from '#platform/router/route.ts'
import { useSending } from '#platform/write/useSending.ts'
import { standingText } from '../text.ts'
import { copy } from './copy.ts'
import due from './DueInvoice.module.css'
import { DueInvoice, dueLine } from './DueInvoice.tsx'
import { payOrder } from './flow.ts'
import { PayInvoices } from './PayInvoices.tsx'
import styles from './Several.module.css'
import { ALL_OPEN, isSeveral, proposedOf } from './which.ts'

const look = { variant: 'outline', size: 'small' } as const

/** The invoices that an address asks to pay, with the choice and the payment; or why there is nothing to pay. */
export function Asked({ id }: { id: string }) {
  const { invoices } = useRead(getInvoices)
  const open = urgentOf(invoices)
  if (isSeveral(id)) {
    const [only] = open
    if (!only) return <NothingOpen />
    return open.length === 1 ? <One invoice={only} invoices={invoices} /> : <Several id={id} open={open} invoices={invoices} />
  }
  const invoice = invoices.find((one) => one.id === id)
  if (!invoice) throw new NotFoundError(copy.notFound)
  const hindrance = hindranceOf(invoice)
  return hindrance === null ? <One invoice={invoice} invoices={invoices} /> : <NotNow invoice={invoice} hindrance={hindrance} />
}

type Props = { invoice: InvoiceSummary /** All invoices of the customer. */; invoices: readonly InvoiceSummary[] }

function One({ invoice, invoices }: Props) {
  const order = useSending(payOrder, true)
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

const InvoiceFacts = ({ invoice }: { invoice: InvoiceSummary }) => (
  <Facts>
    <Fact term={copy.date}>{dayInFull(invoice.date)}</Fact>
    <Fact term={copy.state}>{standingText(invoice)}</Fact>
    {invoice.paidInTerms > 0 && <Fact term={copy.paidInTerms}>{euro(invoice.paidInTerms)}</Fact>}
  </Facts>
)

type NotNowProps = { invoice: InvoiceSummary; hindrance: Hindrance }

function NotNow({ invoice: { id, debitOn }, hindrance }: NotNowProps) {
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

const NothingOpen = () => (
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

type SeveralProps = {
  id: string
  /** The invoices that await payment, the most urgent first. */
  open: readonly InvoiceSummary[]
  invoices: readonly InvoiceSummary[]
}

function Several({ id, open, invoices }: SeveralProps) {
  const order = useSending(payOrder, true)
  const asked = new URLSearchParams(usePlace().search).get('facturen')
  const [wanted, setWanted] = useState(() => proposedOf(open, id, asked))
  // An invoice paid meanwhile is no longer open.
  const chosen = open.filter((invoice) => wanted.includes(invoice.id))
  function toggle(one: string, isOn: boolean) {
    setWanted(isOn ? [...wanted, one] : wanted.filter((other) => other !== one))
    order.again()
  }
  return (
    <>
      <p className="lead" role="status">
        {chosen.length === 0 ? copy.none : copy.multiple(chosen.length, euro(sumOf(chosen.map(dueLine))))}
      </p>
      <fieldset aria-label={copy.choose}>
        <Section title={copy.choose}>
          <Card>
            <ul className={classes(styles.invoices, due.boxes)}>
              {open.map((invoice) => (
                <li key={invoice.id}>
                  <Checkbox name="factuur" checked={wanted.includes(invoice.id)} onChange={(isOn) => toggle(invoice.id, isOn)}>
                    <DueInvoice invoice={invoice} amount={euro(dueOf(invoice))} />
                  </Checkbox>
                </li>
              ))}
            </ul>
          </Card>
        </Section>
      </fieldset>
      <PayInvoices order={order} chosen={chosen} invoices={invoices} id={id} />
    </>
  )
}
