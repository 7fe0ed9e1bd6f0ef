import { Suspense, useDeferredValue, useState } from 'react'
import { Compensations, compensationReads, useCompensations } from '#features/outage/shared/Compensations.tsx'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { Section } from '#kit/ui/Card.tsx'
import { Disclosure } from '#kit/ui/Disclosure.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List, RowContent, rowClass } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { isLate, nextTermOf } from '#model/invoices/arrangements.ts'
import { type Arrangement, getPaymentArrangements } from '#model/invoices/contract/arrangements.ts'
import { getInvoices, type InvoiceSummary, type Invoices } from '#model/invoices/contract/invoices.ts'
import { getPayments } from '#model/invoices/contract/paymentHistory.ts'
import { urgentOf } from '#model/invoices/dueInvoices.ts'
import { invoicesByYear } from '#model/invoices/invoices.ts'
import { invoiceName } from '#model/invoices/invoiceText.ts'
import { reading } from '#model/operation.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { InvoiceListBones, RowBones } from './Bones.tsx'
import { copy } from './copy.ts'
import { NextSum } from './NextSum.tsx'
import { PaymentYears } from './PaymentYears.tsx'
import { paymentHistoryCopy } from './paymentHistoryCopy.ts'
import { settlementText } from './shared/settlementText.ts'
import { chipOf, invoiceChangeText, standingText } from './text.ts'
import { Urgent } from './Urgent.tsx'

const { Component: Refunds } = preloadable(() => import('#features/timeline/shared/Refunds.tsx'))

const chevron = <Icon name="chevron-right" small />

/** The number of invoices in the first render. */
const FIRST = 8

/** `/facturen`: all invoices, unpaid ones first. Never stored on the device. */
export default function Facturen() {
  return (
    <div className="wrap page">
      <PageHead title={copy.list.heading} intro={copy.list.intro} back={null} />
      <Compensations />
      <ReadBlock waiting={<InvoiceListBones />} failedText={copy.list.failed} offlineText={copy.offline}>
        <Overview />
      </ReadBlock>
    </div>
  )
}

Facturen.reads = () => [getInvoices, postpaidOverview, getPaymentArrangements, ...compensationReads]

function Overview() {
  const { invoices, next, hasEarlierPayments } = useRead(getInvoices)
  const { settlement = null } = useReadState(postpaidOverview).value ?? {}
  const urgent = urgentOf(invoices)
  // Renders one screenful first and the older years just after, so a long list appears as fast as a short one.
  const shown = useDeferredValue(invoices, invoices.slice(0, FIRST))
  const hasUrgent = urgent.length > 0
  return (
    <div className={hasUrgent ? 'columns columns--urgent' : 'columns columns--main-side'}>
      {hasUrgent && (
        <div className="is-urgent">
          <Urgent invoices={urgent} />
        </div>
      )}
      <div className={`${hasUrgent ? 'is-main ' : ''}stack stack--loose`}>
        {settlement && settlement.date !== next?.date && <Notice>{settlementText(settlement)}</Notice>}
        {next && (
          <Section title={copy.next.heading}>
            <NextSum next={next} before={invoices[0] ?? null}>
              <Link to="/factuur/huidige-maand" className="link">
                {copy.next.details}
              </Link>
            </NextSum>
          </Section>
        )}
        {invoices.length === 0 && <Empty next={next} />}
        {invoicesByYear(shown.filter((invoice) => !urgent.includes(invoice))).map(([year, own]) => (
          <Section key={year} title={year}>
            <List>
              {own.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} before={invoices[invoices.indexOf(invoice) + 1]} />
              ))}
            </List>
          </Section>
        ))}
        {provider.timeline && <MoneyBack />}
        {hasEarlierPayments && <EarlierPayments />}
      </div>
      <Ways className={hasUrgent ? 'is-side' : undefined} />
    </div>
  )
}

/** The empty state of a new customer, with the date of the first invoice. */
const Empty = ({ next }: Pick<Invoices, 'next'>) => (
  <div className="stack">
    <Scene name="empty" />
    <h2 className="title-section">{copy.list.emptyTitle}</h2>
    <p className="lead">{next === null ? copy.list.emptyNever : copy.list.empty(dayText(next.date))}</p>
  </div>
)

/** Links to payment options, with the progress of a running arrangement. */
function Ways({ className }: { className: string | undefined }) {
  const { arrangements = [] } = useReadState(getPaymentArrangements).value ?? {}
  const running = arrangements.find(({ state }) => state === 'RUNNING')
  const { title, text } = copy.list.arrangement
  return (
    <div className={className}>
      <Section title={copy.list.manage}>
        <List>
          <LinkRow to="/betalingsregelingen" icon="calendar" title={title} text={running ? progressOf(running) : text} />
          <LinkRow to="/instellingen/wijzig/bankrekeningnummer" icon="bank" {...copy.list.debit} />
        </List>
      </Section>
    </div>
  )
}

function progressOf({ terms }: Arrangement): string {
  const next = nextTermOf(terms)
  const paid = terms.filter(({ paidOn }) => paidOn !== null).length
  if (next === null) return copy.list.arrangement.text
  return isLate(next, dayOf(now()))
    ? copy.list.arrangement.late(euro(next.amount))
    : copy.list.arrangement.running(paid, terms.length, euro(next.amount), dayText(next.dueOn))
}

function InvoiceRow({ invoice, before }: { invoice: InvoiceSummary; before: InvoiceSummary | undefined }) {
  const { tone, text } = chipOf(invoice)
  const compensation = useCompensations().find((one) => one.invoice === invoice.id)
  const change = invoiceChangeText(invoice, before, compensation ? dayOf(Date.parse(compensation.from)) : null)
  return (
    <li>
      <Link to={href('/factuur/:id', { id: invoice.id })} className={rowClass(false)}>
        <RowContent
          title={invoiceName(invoice.date)}
          text={
            <>
              {change !== null && (
                <>
                  {change}. <br />
                </>
              )}
              {standingText(invoice)}
            </>
          }
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

/** The money that came back or is still to come. Loaded when opened. */
function MoneyBack() {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure title={copy.list.refunds} opened={() => setOpened(true)}>
      {isOpened && (
        <Suspense fallback={<Waiting />}>
          <Refunds />
        </Suspense>
      )}
    </Disclosure>
  )
}

/** Prepaid payments of a customer who switched to a subscription. Loaded when opened. */
function EarlierPayments() {
  const [isOpened, setOpened] = useState(false)
  return (
    <Disclosure title={copy.earlier.title} opened={() => setOpened(true)}>
      {isOpened && (
        <ReadBlock
          reads={[reading(getPayments)]}
          waiting={<Waiting />}
          failedText={paymentHistoryCopy.failed}
          offlineText={paymentHistoryCopy.offline}
        >
          <Payments />
        </ReadBlock>
      )}
    </Disclosure>
  )
}

const Payments = () => (
  <div className="stack stack--loose">
    <PaymentYears payments={useRead(getPayments).payments} title={copy.earlier.year} />
  </div>
)

const Waiting = () => (
  <div aria-hidden="true">
    <RowBones widths={['7rem', '9rem', '6rem', '8rem']} />
  </div>
)
