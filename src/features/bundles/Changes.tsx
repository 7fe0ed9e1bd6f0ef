import { Card } from '#kit/ui/Card.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import styles from './Changes.module.css'
import type { ChangeRow } from './shared/bundleChanges.ts'
import { bundleCopy } from './shared/copy.ts'

export const ChangeList = ({ rows }: { rows: readonly ChangeRow[] }) => (
  <Card flush>
    {rows.map(({ label, old, next }) => (
      <p key={label} className={styles.change}>
        <span className={styles.label}>{label}</span>
        <span className={styles.old}>{old}</span>
        <Icon name="arrow-right" small />
        <span className="visually-hidden"> {bundleCopy.check.to} </span>
        <span className={styles.new}>{next}</span>
      </p>
    ))}
  </Card>
)
