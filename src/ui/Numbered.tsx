import { Children, type ReactNode } from 'react'
import styles from './Numbered.module.css'

export function Numbered({ steps }: { steps: readonly ReactNode[] }) {
  return (
    <ol className={styles.numbered}>
      {Children.map(steps, (step) => (
        <li>{step}</li>
      ))}
    </ol>
  )
}
