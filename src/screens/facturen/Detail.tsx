import type { Invoice } from '../../api/contract/invoices.ts'
import { dueOf } from '../../domain/dueInvoices.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { ButtonLink } from '../../routes/ButtonLink.tsx'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { dayInFull } from '../../words/dateText.ts'
import { euro } from '../../words/money.ts'
import { invoicesCopy } from './copy.ts'
import { Difference } from './Difference.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { PayLink } from './PayLink.tsx'
import { groupsOf, Lines, Totals } from './Specification.tsx'
import { chipOf, standingText } from './text.ts'

const copy = invoicesCopy.detail
const toAll = { to: '/facturen', label: copy.back } as const

export const Head = ({ title }: { title: string }) => <PageHead title={title} intro={null} back={toAll} />

export function Detail({ invoice }: { invoice: Invoice }) {
  const { id, number, date, amount, lines, before, inArrangement, paidInTerms } = invoice
  const { tone, text } = chipOf(invoice)
  return (
    <div className="columns columns--urgent">
      <div className="is-urgent stack">
        <Card className="stack">
          <div className="split">
            <p className="title-page num">{euro(amount)}</p>
            <Badge tone={tone}>{text}</Badge>
          </div>
          <p className="muted">{standingText(invoice)}</p>
          <PayLink invoice={invoice}>{copy.pay(euro(dueOf(invoice)))}</PayLink>
          <Facts>
            {paidInTerms > 0 && <Fact term={copy.paidInTerms}>{euro(paidInTerms)}</Fact>}
            <Fact term={copy.number}>{number}</Fact>
            <Fact term={copy.date}>{dayInFull(date)}</Fact>
          </Facts>
        </Card>
        {inArrangement && (
          <Notice
            action={
              <ButtonLink to="/betalingsregelingen" variant="outline" size="small">
                {copy.arrangement}
              </ButtonLink>
            }
          >
            {copy.inArrangement}
          </Notice>
        )}
        <DocumentActions id={id} />
        <Link to="/factuur/huidige-maand" className="link">
          {copy.next}
        </Link>
      </div>
      <div className="is-main stack stack--loose">
        <Section title={copy.spec}>
          <Lines parts={groupsOf(lines)} />
          <Totals invoice={invoice} />
        </Section>
        {before && <Difference now={{ date, amount, lines, isExpected: false }} before={before} />}
      </div>
    </div>
  )
}
