import { now as clock } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card, Section } from '#kit/ui/Card.tsx'
import { classes } from '#kit/ui/classes.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro, signedEuro } from '#kit/words/money.ts'
import type { Compared, InvoiceChange, InvoiceLine, LineKind } from '#model/invoices/contract/invoices.ts'
import { type Bar, invoiceDifference, waterfall } from '#model/invoices/invoices.ts'
import { invoiceName } from '#model/invoices/invoiceText.ts'
import { Link } from '#platform/router/Link.tsx'
import { usageBehind } from './behind.ts'
import { causeText, copy } from './copy.ts'
import styles from './Difference.module.css'

type Now = {
  date: Day
  amount: number
  lines: readonly InvoiceLine[]
  changes: readonly InvoiceChange[]
  isExpected: boolean
}

/** Explains the difference with the previous invoice as a bar chart. The chart is its own table and adds up to the cent. */
export function Difference({ now, before }: { now: Now; before: Compared }) {
  const steps = invoiceDifference(now.lines, before.lines)
  const last = dayText(before.date)
  return (
    <Section title={copy.difference.title(last)}>
      <Card className="stack">
        <p>
          {conclusionOf(now, before.amount, last)} {now.amount === before.amount && steps.length > 0 && copy.difference.shifted}
        </p>
        {steps.length > 0 && (
          <div className={styles.room}>
            <Drawing bars={waterfall(before.amount, steps)} now={now} before={before} />
          </div>
        )}
      </Card>
    </Section>
  )
}

function conclusionOf({ amount, isExpected }: Now, before: number, last: string): string {
  const invoice = isExpected ? copy.difference.nextOne : copy.difference.thisOne
  if (amount === before) return copy.difference.same(invoice, last)
  return (amount > before ? copy.difference.more : copy.difference.less)(invoice, euro(Math.abs(amount - before)), last)
}

type Props = { bars: readonly Bar[]; now: Now; before: Compared }

function Drawing({ bars, now, before }: Props) {
  const levels = bars.flatMap(({ from, to }) => [from, to])
  const [lowest, highest] = [Math.min(...levels, 0), Math.max(...levels, 1)]
  const part = (level: number) => (level - lowest) / (highest - lowest)
  const ends: Record<'before' | 'now', string> = {
    before: invoiceName(before.date),
    now: now.isExpected ? copy.difference.expected(dayText(now.date)) : invoiceName(now.date),
  }
  return (
    <table className={styles.steps}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{copy.difference.columns.what}</th>
          <th scope="col">{copy.difference.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ kind, from, to }) => {
          const isEnd = kind === 'before' || kind === 'now'
          const amount = to - from
          return (
            <tr key={kind} className={classes(isEnd && styles.end)}>
              <th scope="row">
                <span className={styles.name}>
                  {isEnd ? ends[kind] : <Name kind={kind} lines={[...now.lines, ...before.lines]} />}
                </span>
                {!isEnd && <Reason kind={kind} changes={now.changes} />}
                <span className={styles.track} aria-hidden="true">
                  <i
                    className={classes(!isEnd && (amount > 0 ? styles.more : styles.less))}
                    style={{ '--from': part(Math.min(from, to)), '--to': part(Math.max(from, to)) }}
                  />
                </span>
              </th>
              <td>{isEnd ? euro(amount) : signedEuro(amount)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function Reason({ kind, changes }: { kind: LineKind; changes: readonly InvoiceChange[] }) {
  const text = causeText(kind, changes.find((change) => change.kind === kind)?.cause ?? null)
  return text && <span className="small muted">{text}</span>
}

/** The cause of the difference. For usage it opens the calls or days behind it. */
function Name({ kind, lines }: { kind: LineKind; lines: readonly InvoiceLine[] }) {
  const line = lines.find((one) => one.kind === kind)
  const to = line ? usageBehind(line, dayOf(clock())) : null
  const { title } = copy.difference.changes[kind]
  return to === null ? (
    title
  ) : (
    <Link to={to} className="link">
      {title}
    </Link>
  )
}
