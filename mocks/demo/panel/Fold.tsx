import type { ReactNode } from 'react'
import styles from './Panel.module.css'

type Props = { title: string; now: string; open?: boolean; children: ReactNode }

/** A collapsible section; `now` is the current value beside its title. */
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
