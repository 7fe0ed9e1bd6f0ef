import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { euro } from '#kit/words/money.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { getInvoice, type Invoice, type InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { getInvoiceQuestions } from '#model/invoices/contract/questions.ts'
import { invoiceNameInFull, lineTitle, spanText } from '#model/invoices/invoiceText.ts'
import { reading } from '#model/operation.ts'
import { getNetworkSettings } from '#model/profile/contract/networkSettings.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { NotFoundError, type RouteAddress } from '#platform/router/route.ts'
import { useAddress } from '#platform/router/useAddress.ts'
import { isCalls, usageBehind } from '../behind.ts'
import { isInvoiceId } from '../invoiceReads.ts'
import { invoiceSumText, reasonOf } from '../text.ts'
import { copy } from './copy.ts'

/** Loads beside the line, which shows first. */
const { Component: Doubt } = preloadable(() => import('./Doubt.tsx'))

const placeIn = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : -1)

/** `/factuur/:id/regel/:line`: one line of an invoice, what prevents its costs from now on, and a question about it. */
export default function Factuurregel() {
  const { id, line } = useAddress('/factuur/:id/regel/:line')
  if (!isInvoiceId(id)) throw new NotFoundError(copy.notFound)
  return <Page id={id} place={placeIn(line)} />
}

Factuurregel.reads = (_: AccessFacts, { params: { id = '' } }: Pick<RouteAddress, 'params'>) =>
  isInvoiceId(id) ? [reading(getInvoice, { id }), getInvoiceQuestions, getNetworkSettings] : []

function Page({ id, place }: { id: string; place: number }) {
  const line = useReadState(getInvoice, { id }).value?.lines[place]
  return (
    <div className="wrap wrap--text page">
      <PageHead
        title={line ? lineTitle(line) : copy.waiting}
        intro={line && reasonOf(line)}
        back={{ to: href('/factuur/:id', { id }), label: copy.back }}
      />
      <ReadBlock waiting={bones('12rem', '20rem')} failedText={copy.failed}>
        <Own id={id} place={place} />
      </ReadBlock>
    </div>
  )
}

function Own({ id, place }: { id: string; place: number }) {
  const invoice = useRead(getInvoice, { id })
  const line = invoice?.lines[place]
  if (!invoice || !line) throw new NotFoundError(copy.notFound)
  return (
    <div className="stack stack--loose">
      <About invoice={invoice} line={line} />
      <ReadBlock waiting={bones('8rem')} failedText={copy.failed}>
        <Doubt invoice={id} place={place} line={line} />
      </ReadBlock>
    </div>
  )
}

/** The amount, its days and how it was worked out, with the use behind it. */
function About({ invoice, line }: { invoice: Invoice; line: InvoiceLine }) {
  const [sum, behind] = [invoiceSumText(line), usageBehind(line, dayOf(now()))]
  return (
    <Card className="stack">
      <Facts>
        <Fact term={copy.what.amount}>{euro(line.amount)}</Fact>
        <Fact term={copy.what.days}>{spanText(line)}</Fact>
        <Fact term={copy.what.on}>{invoiceNameInFull(invoice.date)}</Fact>
        {sum !== null && <Fact term={copy.what.sum}>{sum}</Fact>}
      </Facts>
      {behind !== null && (
        <p>
          <Link to={behind} className="link">
            {isCalls(line.kind) ? copy.what.calls : copy.what.data}
          </Link>
        </p>
      )}
    </Card>
  )
}
