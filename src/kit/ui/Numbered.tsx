import { Children, type ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './Numbered.module.css'

type Props = {
  steps: readonly ReactNode[]
  /** How many are done, when that is known: the next one is where it stands now. */
  done?: number
}

export function Numbered({ steps, done }: Props) {
  return (
    <ol className={styles.numbered}>
      {Children.map(steps, (step, at) => (
        <li className={classes(done !== undefined && at < done && styles.done)} aria-current={at === done ? 'step' : undefined}>
          {step}
        </li>
      ))}
    </ol>
  )
}
