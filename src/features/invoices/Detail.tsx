import type { ComponentProps } from 'react'
import { Badge } from '#kit/ui/Badge.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { downloadPdf, pdfFile } from '#kit/ui/download.ts'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { getInvoiceDocument, type Invoice } from '#model/invoices/contract/invoices.ts'
import { dueOf } from '#model/invoices/dueInvoices.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { read } from '#platform/api/client.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { copy } from './copy.ts'
import { Difference } from './Difference.tsx'
import styles from './Invoice.module.css'
import { PayLink } from './PayLink.tsx'
import { InvoiceLines, lineGroupsOf, Totals } from './Specification.tsx'
import { changeOf, chipOf, standingText } from './text.ts'

const sharing = { variant: 'quiet', icon: 'share' } as const

const toAll = { to: '/facturen', label: copy.detail.back } as const

export const Head = ({ title }: { title: string }) => <PageHead title={title} intro={null} back={toAll} />

export function Detail({ invoice }: { invoice: Invoice }) {
  const { id, number, date, amount, lines, before, changes, inArrangement, paidInTerms } = invoice
  const { tone, text } = chipOf(invoice)
  const change = changeOf(invoice)
  return (
    <div className="columns columns--urgent">
      <div className="is-urgent">
        <Section title={copy.detail.sum}>
          <Card className="stack">
            <div className="split">
              <p className="title-page num">{euro(amount)}</p>
              <Badge tone={tone}>{text}</Badge>
            </div>
            {change !== null && <p className="strong">{`${change}.`}</p>}
            <p className="muted">{standingText(invoice)}</p>
            <PayLink invoice={invoice}>{copy.detail.pay(euro(dueOf(invoice)))}</PayLink>
            <Facts>
              {paidInTerms > 0 && <Fact term={copy.detail.paidInTerms}>{euro(paidInTerms)}</Fact>}
              <Fact term={copy.detail.number}>{number}</Fact>
              <Fact term={copy.detail.date}>{dayInFull(date)}</Fact>
            </Facts>
          </Card>
          {inArrangement && (
            <Notice
              action={
                <ButtonLink to="/betalingsregelingen" variant="outline" size="small">
                  {copy.detail.arrangement}
                </ButtonLink>
              }
            >
              {copy.detail.inArrangement}
            </Notice>
          )}
          <DocumentActions id={id} />
          <Link to="/factuur/huidige-maand" className="link">
            {copy.detail.next}
          </Link>
        </Section>
      </div>
      <div className="is-main stack stack--loose">
        <Section title={copy.detail.spec}>
          <InvoiceLines parts={lineGroupsOf(lines)} invoice={invoice} />
          <Totals invoice={invoice} />
        </Section>
        {before && <Difference now={{ date, amount, lines, changes, isExpected: false }} before={before} />}
      </div>
    </div>
  )
}

function DocumentActions({ id }: { id: string }) {
  const fetchDocument = () => read(getInvoiceDocument, { id })
  return (
    <div className={styles.actions}>
      <DocumentButton fetchDocument={fetchDocument}>{copy.detail.pdf}</DocumentButton>
      {canShareFiles() && <ShareButton fetchDocument={fetchDocument}>{copy.detail.share}</ShareButton>}
      <Button variant="quiet" icon="print" onPress={() => print()}>
        {copy.detail.print}
      </Button>
    </div>
  )
}

/** Some browsers have no share sheet, or one that refuses files. */
const canShareFiles = (): boolean => 'canShare' in navigator && navigator.canShare({ files: [pdfFile('factuur.pdf', '')] })

/** The customer closed the share sheet. */
const isChoice = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** Opens the share sheet. Saves the document if the browser refuses. */
async function share(name: string, base64: string): Promise<void> {
  try {
    await navigator.share({ files: [pdfFile(name, base64)] })
  } catch (error) {
    if (!isChoice(error)) downloadPdf(name, base64)
  }
}

const ShareButton = (props: Pick<ComponentProps<typeof DocumentButton>, 'children' | 'fetchDocument'>) => (
  <DocumentButton {...props} handOver={share} look={sharing} />
)
