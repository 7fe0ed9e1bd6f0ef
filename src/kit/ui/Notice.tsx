import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

export type NoticeTone = 'info' | 'good' | 'warn' | 'bad'
const drawing = { info: 'info', good: 'success', warn: 'warning', bad: 'error' } as const

type Props = {
  tone?: NoticeTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  /** Announced by screen readers, for a notice that appears after an action. */
  alert?: boolean
  /** Instead of the icon. */
  mark?: ReactNode
}

/** Icon, title, one sentence, at most one small button. */
export function Notice({ tone = 'info', title, children, action, alert, mark = <Icon name={drawing[tone]} /> }: Props) {
  return (
    <div className={classes(styles.notice, tone !== 'info' && styles[tone])} {...(alert && { role: 'alert' })}>
      {mark}
      <div className="stack stack--tight">
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="cluster">{action}</div>}
      </div>
    </div>
  )
}
