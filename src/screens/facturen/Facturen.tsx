import { useDeferredValue } from 'react'
import { useRead } from '../../api/client.ts'
import { getInvoices, type Invoices } from '../../api/contract/invoices.ts'
import { dayText } from '../../domain/dateText.ts'
import { byYear, openSumOf, urgentOf } from '../../domain/invoices.ts'
import { euro } from '../../domain/money.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { routed } from '../../routes/href.ts'
import { Section } from '../../ui/Card.tsx'
import { List } from '../../ui/List.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { LinkRow } from '../LinkRow.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { ListBones } from './Bones.tsx'
import { ALL_OPEN } from './betalen/which.ts'
import { invoicesCopy } from './copy.ts'
import { PayWay } from './PayLink.tsx'
import { CurrentRow, InvoiceRow } from './Rows.tsx'
import { reads } from './reads.ts'
import { Urgent } from './Urgent.tsx'

const copy = invoicesCopy.list

/** Invoices that are drawn first. */
const FIRST = 8

/** `/facturen`: all invoices, what is open first (spec 2 invoices). Nothing of them rests on the device (decisions D8). */
export default function Facturen() {
  return (
    <div className="wrap page">
      <PageHead title={copy.heading} intro={copy.intro} back={null} />
      <ReadBlock reads={reads()} waiting={<ListBones />} failedText={copy.failed} offlineText={invoicesCopy.offline}>
        <Overview />
      </ReadBlock>
    </div>
  )
}

function Overview() {
  const { invoices, current, nextOn } = useRead(getInvoices)
  const urgent = urgentOf(invoices)
  // What fits in a window comes at once, the years before it a moment later: a long list is as quick as a short one.
  const shown = useDeferredValue(invoices, invoices.slice(0, FIRST))
  return (
    <div className="columns columns--urgent">
      <div className="is-main stack stack--loose">
        {current && (
          <List>
            <CurrentRow {...current} />
          </List>
        )}
        {invoices.length === 0 && <Empty nextOn={nextOn} />}
        {byYear(shown).map(([year, own]) => (
          <Section key={year} title={year}>
            <List>
              {own.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </List>
          </Section>
        ))}
      </div>
      <div className="is-urgent stack">
        {urgent.length > 1 && (
          <div className="split">
            <p className="title-card">{copy.overdueSum(euro(openSumOf(invoices)))}</p>
            <PayWay id={ALL_OPEN} size="small">
              {copy.payAll}
            </PayWay>
          </div>
        )}
        {urgent.map((invoice, at) => (
          <Urgent key={invoice.id} invoice={invoice} isFirst={at === 0} />
        ))}
      </div>
      <Ways />
    </div>
  )
}

/** A new customer: untouched sand, and when the first one comes. */
const Empty = ({ nextOn }: Pick<Invoices, 'nextOn'>) => (
  <div className="stack">
    <Scene name="empty" />
    <h2 className="title-section">{copy.emptyTitle}</h2>
    <p className="lead">{nextOn === null ? copy.emptyNever : copy.empty(dayText(nextOn))}</p>
  </div>
)

/** What can be arranged about paying. */
function Ways() {
  const ways = [
    { ...copy.arrangement, icon: 'calendar', to: routed('/betalingsregelingen') },
    { ...copy.debit, icon: 'bank', to: routed('/instellingen/wijzig/bankrekeningnummer') },
  ] as const
  const open = ways.filter(({ to }) => to !== null)
  if (open.length === 0) return null
  return (
    <div className="is-side">
      <List>
        {open.map((way) => (
          <LinkRow key={way.title} {...way} />
        ))}
      </List>
    </div>
  )
}
