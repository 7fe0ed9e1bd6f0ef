import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classes } from './classes.ts'

export type BadgeTone = 'neutral' | 'good' | 'warn' | 'bad' | 'info' | 'accent' | 'env'

/** A label with a coloured background; never a button. Sizes extra-small to large. */
export function Badge({
  children,
  tone = 'neutral',
  size = 'm',
}: {
  children: ReactNode
  tone?: BadgeTone
  size?: 'xs' | 's' | 'm' | 'l'
}) {
  return (
    <span className={classes(styles.badge, tone !== 'neutral' && styles[tone], size !== 'm' && styles[size])}>{children}</span>
  )
}
