import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { classes } from './classes.ts'
import { onResize } from './onResize.ts'
import styles from './Table.module.css'

type Props = {
  title: string
  /** Hides the title visually, because one above already shows it. */
  titleHidden?: boolean
  text?: ReactNode
  columns: readonly string[]
  /** The first cell names the row. */
  rows: readonly { key: string; cells: readonly ReactNode[]; isNow?: boolean }[]
  /** The cells hold text that may wrap. */
  wraps?: boolean
}

/** A table that scrolls sideways, also by keyboard, when it does not fit. */
export function Table({ title, titleHidden, text, columns, rows, wraps }: Props) {
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const scrolls = useSidewaysScroll(scroller)
  return (
    <section aria-labelledby={id}>
      <div className={titleHidden ? 'visually-hidden' : styles.caption}>
        <h2 id={id} className="title-card">
          {title}
        </h2>
        {text && <p className="muted small">{text}</p>}
      </div>
      <div ref={scroller} className={styles.scroller} tabIndex={scrolls ? 0 : undefined}>
        <table className={classes(styles.table, wraps && styles.wraps)} aria-labelledby={id}>
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
              <tr key={key} className={isNow ? styles.isNow : undefined}>
                <th scope="row">{name}</th>
                {figures.map((figure, index) => (
                  <td key={columns[index + 1]}>{figure}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Does the table overflow sideways? Only then it is focusable, for the arrow keys. */
function useSidewaysScroll(element: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const { current } = element
    if (current) return onResize(current, () => setScrolls(current.scrollWidth > current.clientWidth))
  }, [element])
  return scrolls
}
