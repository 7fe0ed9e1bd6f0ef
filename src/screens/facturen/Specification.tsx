import type { InvoiceLine, LineKind } from '../../api/contract/invoices.ts'
import { now } from '../../clock.ts'
import { addMonths, dayOf, startOfMonth } from '../../domain/dates.ts'
import { dayText } from '../../domain/dateText.ts'
import { grouped, type LineGroup, sumOf, vatOf } from '../../domain/invoices.ts'
import { groupTitle, lineTitle, totalTitles } from '../../domain/invoiceText.ts'
import { euro } from '../../domain/money.ts'
import { withQuery } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { invoicesCopy } from './copy.ts'
import styles from './Invoice.module.css'
import { reasonOf, sumText } from './text.ts'

const copy = invoicesCopy.detail

/** Every line by group, with why it is there. */
export function Lines({ lines }: { lines: readonly InvoiceLine[] }) {
  return (
    <Card className={styles.groups}>
      {grouped(lines).map(({ group, lines: own }) => (
        <section key={group} className={styles.group}>
          <h3 className="title-card">{titleOf(group, own)}</h3>
          <Facts>
            {own.map((line) => (
              <Fact key={`${line.kind} ${line.from} ${line.amount}`} term={<Term line={line} />}>
                {euro(line.amount)}
              </Fact>
            ))}
          </Facts>
          {group === 'phone' && <p className="muted small">{copy.instalmentNote}</p>}
          <Behind lines={own} />
        </section>
      ))}
    </Card>
  )
}

/** Fixed costs of one month say which days (domain invoices.detail.groups). */
function titleOf(group: LineGroup, lines: readonly InvoiceLine[]): string {
  const [first] = lines
  const isOneMonth = first && lines.every(({ from, until }) => from === first.from && until === first.until)
  const title = groupTitle(group, lines)
  return group === 'fixed' && isOneMonth ? `${title} (${dayText(first.from)} tot en met ${dayText(first.until)})` : title
}

function Term({ line }: { line: InvoiceLine }) {
  const sum = sumText(line)
  return (
    <span className={styles.line}>
      <span className={styles.name}>{lineTitle(line)}</span>
      <span className="small">{reasonOf(line)}</span>
      {sum !== null && <span className={`small ${styles.sum}`}>{sum}</span>}
    </span>
  )
}

const calls: ReadonlySet<LineKind> = new Set(['voice', 'sms', 'abroad', 'service'])

/** Usage is kept for so many months. */
const USAGE_MONTHS = 12

/** The calls and days behind what was used outside the bundle, as long as they are kept. */
function Behind({ lines }: { lines: readonly InvoiceLine[] }) {
  const used = lines.filter(({ quantity }) => quantity !== undefined)
  const [first] = used
  if (!first || first.from < addMonths(startOfMonth(dayOf(now())), -USAGE_MONTHS)) return null
  const period = { periode: first.from }
  return (
    <p className={styles.behind}>
      {used.some(({ kind }) => calls.has(kind)) && (
        <Link to={withQuery('/verbruik/bellen-en-sms', period)} className="link">
          {copy.calls}
        </Link>
      )}
      {used.some(({ kind }) => kind === 'data') && (
        <Link to={withQuery('/verbruik/internet', period)} className="link">
          {copy.data}
        </Link>
      )}
    </p>
  )
}

/** What it comes to, with VAT for customers who want to see that (spec 3 showVatInInvoice). */
export function Totals({ lines, showVat }: { lines: readonly InvoiceLine[]; showVat: boolean }) {
  const amount = sumOf(lines)
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
        <Fact term={amount < 0 ? totalTitles.back : totalTitles.toPay} total>
          {euro(Math.abs(amount))}
        </Fact>
      </Facts>
    </Card>
  )
}
