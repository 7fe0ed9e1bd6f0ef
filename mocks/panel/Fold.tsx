import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = { title: string; now: string; open?: boolean; children: ReactNode }

/** One line that opens; `now` says how it stands. */
export function Fold({ title, now, open = false, children }: Props) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title} <small>{now}</small>
      </summary>
      <div className={styles.inside}>{children}</div>
    </details>
  )
}
