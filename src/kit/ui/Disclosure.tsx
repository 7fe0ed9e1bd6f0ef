import type { ReactNode } from 'react'
import styles from './Disclosure.module.css'
import { Icon } from './Icon.tsx'

type Props = {
  title: string
  /** The gist of what it holds, under the title. */
  text?: ReactNode
  open?: boolean
  /** Called when it opens, for content that is fetched then. */
  opened?: () => void
  children: ReactNode
}

/** Optional details behind one line. Native (`details`), so that find-in-page searches closed text too. */
export function Disclosure({ title, text, open, opened, children }: Props) {
  return (
    <details className={styles.disclosure} open={open} onToggle={({ currentTarget }) => currentTarget.open && opened?.()}>
      <summary className={styles.title}>
        <span>
          {title}
          {text && <span className={styles.text}>{text}</span>}
        </span>
        <Icon name="chevron-down" small />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}

/** A group of disclosures with hairlines in between. */
export function Disclosures({ children }: { children: ReactNode }) {
  return <div className={styles.list}>{children}</div>
}
