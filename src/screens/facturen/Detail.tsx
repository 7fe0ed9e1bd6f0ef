import type { Invoice } from '../../api/contract/invoices.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { dueOf } from '../../domain/invoices.ts'
import { euro } from '../../domain/money.ts'
import { PageHead } from '../../flow/PageHead.tsx'
import { Link } from '../../routes/Link.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { invoicesCopy } from './copy.ts'
import { Difference } from './Difference.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import styles from './Invoice.module.css'
import { PayLink } from './PayLink.tsx'
import { Lines, Totals } from './Specification.tsx'
import { extraOf, standingText, stateOf } from './text.ts'

const copy = invoicesCopy.detail
const toAll = { to: '/facturen', label: copy.back } as const

export const Head = ({ title }: { title: string }) => <PageHead title={title} intro={null} back={toAll} />

/** One invoice: how it stands, every line with its reason, and why it differs from the one before. */
export function Detail({ invoice }: { invoice: Invoice }) {
  const { id, number, month, date, amount, lines, showVat, before, inArrangement, paidInTerms } = invoice
  const { tone, text } = stateOf(invoice)
  const extra = extraOf(invoice)
  return (
    <div className="columns columns--urgent">
      <div className="is-main stack stack--loose">
        <Section title={copy.spec}>
          <Lines lines={lines} />
          <Totals lines={lines} showVat={showVat} />
        </Section>
        {before && <Difference now={{ month, amount, lines, isExpected: false }} before={before} />}
      </div>
      <div className="is-urgent stack">
        <Card>
          <p className="title-page num">{euro(amount)}</p>
          <Facts>
            <Fact term={copy.state}>
              <span className={styles.chips}>
                <Badge tone={tone}>{text}</Badge>
                {extra !== null && <Badge tone="info">{extra}</Badge>}
              </span>
              <div className="small muted">{standingText(invoice)}</div>
            </Fact>
            {paidInTerms > 0 && <Fact term={copy.paidInTerms}>{euro(paidInTerms)}</Fact>}
            <Fact term={copy.number}>{number}</Fact>
            <Fact term={copy.date}>{dayInFull(date)}</Fact>
          </Facts>
        </Card>
        {inArrangement && (
          <Notice
            action={
              <Link to="/betalingsregelingen" className={buttonClass({ variant: 'outline', size: 'small' })}>
                {copy.arrangement}
              </Link>
            }
          >
            {copy.inArrangement}
          </Notice>
        )}
        <PayLink invoice={invoice}>{copy.pay(euro(dueOf(invoice)))}</PayLink>
        <DocumentActions id={id} />
        <Link to="/factuur/huidige-maand" className="link">
          {copy.next}
        </Link>
      </div>
    </div>
  )
}
