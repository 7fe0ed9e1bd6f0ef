import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './Table.module.css'

type Props = {
  title: string
  text?: ReactNode
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isNow?: boolean }[]
}

/** Figures with a name; scrolls sideways by itself, also by keyboard, where it does not fit. */
export function Table({ title, text, columns, rows }: Props) {
  const id = useId()
  return (
    <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption>
          <span id={id} className="title-card">
            {title}
          </span>
          {text && <span className={classes(styles.text, 'muted', 'small')}>{text}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...figures], isNow }) => (
            <tr key={key} className={classes(isNow && styles.isNow)}>
              <th scope="row">{name}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
