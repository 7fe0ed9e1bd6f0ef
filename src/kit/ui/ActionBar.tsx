import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'
import { classes } from './classes.ts'

type Props = {
  /** Null: there is no sum yet. */
  amount: string | null
  text: string
  /** Why its button is blocked: shown above it, or in place of the sum. The button speaks it (`reasonSpoken`). */
  reason?: string | null
  /** Above the tab bar, on a page with the main navigation. */
  overTabs?: boolean
  children: ReactNode
}

/** The sum and the button of a flow at the bottom of a phone. From 960 px on, a card beside the choices replaces it. */
export function ActionBar({ amount, text, reason = null, overTabs, children }: Props) {
  return (
    <div className={classes('screen-only', styles.bar, overTabs && styles.overTabs)}>
      <div className={styles.in}>
        {reason !== null && (
          <p className={`${styles.reason} small muted`} aria-hidden="true">
            {reason}
          </p>
        )}
        {amount !== null && (
          <p className={`${styles.price} small`}>
            <strong>{amount}</strong>
            {text}
          </p>
        )}
        {children}
      </div>
    </div>
  )
}
