import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { provider } from '#kit/provider.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { euro, sumOf } from '#kit/words/money.ts'
import type { Invoice, InvoiceLine } from '#model/invoices/contract/invoices.ts'
import { grouped, vatOf } from '#model/invoices/invoices.ts'
import { groupTitle, lineTitle, totalTitle, totalTitles } from '#model/invoices/invoiceText.ts'
import { href, withQuery } from '#platform/router/href.ts'
import { Link } from '#platform/router/Link.tsx'
import { isCalls, isInvoiceKept } from './behind.ts'
import { copy } from './copy.ts'
import styles from './Invoice.module.css'
import { invoiceSumText, reasonOf } from './text.ts'

export type LinesPart = { title: string; lines: readonly InvoiceLine[] /** Below or instead of the lines. */; note?: string }

export const lineGroupsOf = (lines: readonly InvoiceLine[]): LinesPart[] =>
  grouped(lines).map(({ group, lines: own }) => ({
    title: groupTitle(group, own),
    lines: own,
    ...(group === 'phone' && { note: copy.detail.instalmentNote }),
    ...(group === 'fixed' &&
      own.some(({ kind }) => kind === 'dataBundle' || kind === 'voiceBundle') && { note: copy.detail.ahead }),
  }))

/** Every line by part, with its reason and a link to the usage behind it. */
export function InvoiceLines({ parts, invoice = null }: { parts: readonly LinesPart[]; invoice?: Invoice | null }) {
  const asked = provider.invoiceQuestions ? invoice : null
  return (
    <Card className={styles.groups}>
      {parts.map(({ title, lines, note }) => (
        <section key={title} className={styles.group}>
          <h3 className="title-card">{title}</h3>
          {lines.length > 0 && (
            <Facts>
              {lines.map((line) => (
                <Fact key={`${line.kind} ${line.from} ${line.amount}`} term={<Term line={line} asked={asked} />}>
                  {euro(line.amount)}
                </Fact>
              ))}
            </Facts>
          )}
          {note !== undefined && <p className="muted small">{note}</p>}
        </section>
      ))}
      {asked && <p className={`small muted ${styles.behind}`}>{copy.detail.doubt}</p>}
      <Behind lines={parts.flatMap(({ lines }) => lines)} />
    </Card>
  )
}

/** `asked`: the invoice whose lines can be asked about. */
function Term({ line, asked }: { line: InvoiceLine; asked: Invoice | null }) {
  const [reason, sum] = [reasonOf(line), invoiceSumText(line)]
  const place = asked?.lines.indexOf(line) ?? -1
  const state = asked?.questions.find((question) => question.line === place)?.state
  return (
    <span className={styles.line}>
      {asked ? (
        <Link to={href('/factuur/:id/regel/:line', { id: asked.id, line: String(place) })} className={styles.name}>
          {lineTitle(line)}
        </Link>
      ) : (
        <span className={styles.name}>{lineTitle(line)}</span>
      )}
      {state !== undefined && <span className={`small ${styles.asked}`}>{copy.detail.questions[state]}</span>}
      {reason !== null && <span className="small">{reason}</span>}
      {sum !== null && <span className={`small ${styles.sum}`}>{sum}</span>}
    </span>
  )
}

/** Links to the calls and days behind usage outside the bundle, while they are kept. */
function Behind({ lines }: { lines: readonly InvoiceLine[] }) {
  const used = lines.filter(({ quantity }) => quantity !== undefined)
  const [first] = used
  if (!first || !isInvoiceKept(first, dayOf(now()))) return null
  const period = { periode: first.from }
  return (
    <p className={styles.behind}>
      {used.some(({ kind }) => isCalls(kind)) && (
        <Link to={withQuery('/verbruik/bellen-en-sms', period)} className="link">
          {copy.detail.calls}
        </Link>
      )}
      {used.some(({ kind }) => kind === 'data') && (
        <Link to={withQuery('/verbruik/internet', period)} className="link">
          {copy.detail.data}
        </Link>
      )}
    </p>
  )
}

/** The total, with VAT for customers who chose to see it. */
export function Totals({ invoice }: { invoice: Invoice }) {
  const { amount, lines, showVat } = invoice
  const { excl, vat, incl, untaxed } = vatOf(lines)
  const isPhoneAlone = untaxed === sumOf(lines.filter(({ kind }) => kind === 'instalment'))
  return (
    <Card>
      <Facts>
        {showVat ? (
          <>
            <Fact term={totalTitles.excl}>{euro(excl)}</Fact>
            <Fact term={totalTitles.vat}>{euro(vat)}</Fact>
            <Fact term={totalTitles.incl}>{euro(incl)}</Fact>
            {untaxed !== 0 && <Fact term={isPhoneAlone ? totalTitles.phone : totalTitles.untaxed}>{euro(untaxed)}</Fact>}
          </>
        ) : (
          grouped(lines).map(({ group, lines: own, amount: part }) => (
            <Fact key={group} term={groupTitle(group, own)}>
              {euro(part)}
            </Fact>
          ))
        )}
        <Fact term={totalTitle(invoice)} total>
          {euro(Math.abs(amount))}
        </Fact>
      </Facts>
    </Card>
  )
}
