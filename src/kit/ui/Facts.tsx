import type { ReactNode } from 'react'
import { Breakable } from './Breakable.tsx'
import { classes } from './classes.ts'
import styles from './Facts.module.css'

export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>
}

export function Fact({ term, children, total }: { term: ReactNode; children: ReactNode; total?: boolean }) {
  return (
    <div className={classes(total && styles.isTotal)}>
      <dt>{term}</dt>
      <dd>{typeof children === 'string' && children.includes('@') ? <Breakable>{children}</Breakable> : children}</dd>
    </div>
  )
}
