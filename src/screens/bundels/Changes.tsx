import { type Composition, changesOf, monthlyOf } from '../../domain/bundleChange.ts'
import { euro, priceText } from '../../domain/money.ts'
import { Card } from '../../ui/Card.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { bundleText } from '../bundleText.ts'
import styles from './Changes.module.css'
import { bundleCopy as copy } from './copy.ts'

type Row = { label: string; old: string; next: string }

/** Only what changes: what it was and what it will be, the sum last. */
export function Changes({ from, to, complete = false }: { from: Composition; to: Composition; complete?: boolean }) {
  const rows: Row[] = changesOf(from, to).map((change) => ({
    label: copy.kinds[change.code],
    old: bundleText(change.code, change.from),
    next: bundleText(change.code, change.to),
  }))
  if (from.period !== to.period)
    rows.push({ label: copy.check.period, old: copy.periods[from.period], next: copy.periods[to.period] })
  if (complete) rows.push({ label: copy.complete.label, old: copy.check.none, next: priceText(0) })
  rows.push({ label: copy.summary.perMonth, old: euro(monthlyOf(from)), next: euro(monthlyOf(to)) })
  return (
    <Card flush>
      {rows.map(({ label, old, next }) => (
        <p key={label} className={styles.change}>
          <span className={styles.label}>{label}</span>
          <span className={styles.old}>{old}</span>
          <Icon name="arrow-right" small />
          <span className="visually-hidden"> {copy.check.to} </span>
          <span className={styles.new}>{next}</span>
        </p>
      ))}
    </Card>
  )
}
