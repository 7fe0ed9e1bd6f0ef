import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  open?: boolean
  /** Hears that it was opened: for what is fetched only then. */
  opened?: () => void
  children: ReactNode
}

/**
 * What is good to know but need not be read: one line that opens. It is the platform's own (`details`), so that searching in the page finds
 * closed text too.
 */
export function Disclosure({ title, open, opened, children }: Props) {
  return (
    <details className={styles.disclosure} open={open} onToggle={({ currentTarget }) => currentTarget.open && opened?.()}>
      <summary className={styles.title}>
        <span>{title}</span>
        <Icon name="chevron-down" small />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** Some of them together, with hairlines in between. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
