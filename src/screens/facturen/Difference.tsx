import type { Compared, InvoiceLine } from '../../api/contract/invoices.ts'
import type { Day } from '../../api/contract/parts.ts'
import { type Bar, differenceOf, waterfall } from '../../domain/invoices.ts'
import { invoiceName } from '../../domain/invoiceText.ts'
import { Card, Section } from '../../ui/Card.tsx'
import { classes } from '../../ui/classes.ts'
import { dayText } from '../../words/dateText.ts'
import { euro, signedEuro } from '../../words/money.ts'
import { invoicesCopy } from './copy.ts'
import styles from './Difference.module.css'

const copy = invoicesCopy.difference

type Now = { date: Day; amount: number; lines: readonly InvoiceLine[]; isExpected: boolean }

/** Explains the difference with the previous invoice as a bar chart. The chart is its own table and adds up to the cent. */
export function Difference({ now, before }: { now: Now; before: Compared }) {
  const steps = differenceOf(now.lines, before.lines)
  const last = dayText(before.date)
  return (
    <Section title={copy.title(last)}>
      <Card className="stack">
        <p>
          {conclusionOf(now, before.amount, last)} {now.amount === before.amount && steps.length > 0 && copy.shifted}
        </p>
        {steps.length > 0 && (
          <div className={styles.room}>
            <Drawing bars={waterfall(before.amount, steps)} now={now} before={before.date} />
          </div>
        )}
      </Card>
    </Section>
  )
}

function conclusionOf({ amount, isExpected }: Now, before: number, last: string): string {
  const invoice = isExpected ? copy.nextOne : copy.thisOne
  if (amount === before) return copy.same(invoice, last)
  return (amount > before ? copy.more : copy.less)(invoice, euro(Math.abs(amount - before)), last)
}

type Props = { bars: readonly Bar[]; now: Now /** The date of the previous invoice. */; before: Day }

function Drawing({ bars, now, before }: Props) {
  const levels = bars.flatMap(({ from, to }) => [from, to])
  const [lowest, highest] = [Math.min(...levels, 0), Math.max(...levels, 1)]
  const part = (level: number) => (level - lowest) / (highest - lowest)
  const ends: Record<'before' | 'now', string> = {
    before: invoiceName(before),
    now: now.isExpected ? copy.expected(dayText(now.date)) : invoiceName(now.date),
  }
  return (
    <table className={styles.steps}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{copy.columns.what}</th>
          <th scope="col">{copy.columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ kind, from, to }) => {
          const isEnd = kind === 'before' || kind === 'now'
          const amount = to - from
          return (
            <tr key={kind} className={classes(isEnd && styles.end)}>
              <th scope="row">
                <span className={styles.name}>{isEnd ? ends[kind] : copy.changes[kind].title}</span>
                {!isEnd && <span className="small muted">{copy.changes[kind][amount > 0 ? 'more' : 'less']}</span>}
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
