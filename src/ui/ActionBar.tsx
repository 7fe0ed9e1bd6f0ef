import type { ReactNode } from 'react'
import styles from './ActionBar.module.css'

/** The sum of a flow at the bottom of a phone, with its one button. From 960 px on a card beside the choices does this. */
export function ActionBar({ amount, text, children }: { amount: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.bar}>
      <div className={styles.in}>
        <p className={`${styles.price} small`}>
          <strong>{amount}</strong>
          {text}
        </p>
        {children}
      </div>
    </div>
  )
}
