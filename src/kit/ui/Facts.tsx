import { Fragment, type ReactNode } from 'react'
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

/** An e-mail address that breaks before its @ and its dots, and elsewhere only when it must. */
const Breakable = ({ children }: { children: string }) =>
  children.split(/(?=[@.])/).map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
