import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon, type IconName } from './Icon.tsx'
import styles from './List.module.css'

type ListProps = {
  children: ReactNode
  /** As wide as the page: on a wide screen, two rows stand side by side. */
  pairs?: boolean
}

export function List({ children, pairs = false }: ListProps) {
  return <ul className={classes(styles.list, pairs && styles.pairs)}>{children}</ul>
}

/** The class of a row, for rows that are a link. */
export const rowClass = (icon: boolean): string => classes(styles.row, !icon && styles.plain)

type Content = {
  icon?: IconName
  title: ReactNode
  text?: ReactNode
  /** The one figure of this row. */
  amount?: ReactNode
  /** Beside the amount, before `end`. */
  badge?: ReactNode
  /** A badge or an icon, instead of an amount. */
  end?: ReactNode
  meter?: ReactNode
}

/** Icon, title, text, amount, meter. At most one amount and one badge per row. */
export function RowContent({ icon, title, text, amount, badge, end, meter }: Content) {
  return (
    <>
      {icon && (
        <span className={styles.icon}>
          <Icon name={icon} />
        </span>
      )}
      <span>
        <span className={styles.title}>{title}</span>
        {text && <span className={styles.text}>{text}</span>}
      </span>
      {badge === undefined && amount !== undefined && <span className={styles.amount}>{amount}</span>}
      {badge === undefined && end !== undefined && <span className={styles.end}>{end}</span>}
      {badge !== undefined && (
        <span className={classes(styles.end, styles.endPair)}>
          <span>
            {badge}
            {amount !== undefined && <span className={styles.amount}>{amount}</span>}
          </span>
          {end}
        </span>
      )}
      {meter && <span className={styles.meter}>{meter}</span>}
    </>
  )
}

export function Row(content: Content) {
  return (
    <li>
      <div className={rowClass(content.icon !== undefined)}>
        <RowContent {...content} />
      </div>
    </li>
  )
}
