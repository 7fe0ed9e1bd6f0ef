import { Suspense, useDeferredValue } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { copy } from '../copy.ts'
import { type CallRow, EventRow } from './EventRow.tsx'
import styles from './Events.module.css'

const MOST = 200
/** The first rows are rendered at once and stay in the DOM; the rest and the windowing code follow. */
const FIRST = 12
const none: readonly CallRow[] = []

const { Component: WindowedEvents } = preloadable(() => import('./WindowedEvents.tsx'))

const { columns } = copy.calls

type Props = {
  /** Identifies this list: the period and the filter. */
  name: string
  label: string
  rows: readonly CallRow[]
  hasBundle: boolean
  /** All rows at once, for paper. */
  whole?: boolean
}

/** A table by ARIA role, so that screen readers can navigate it; on phones it looks like a list. */
export function EventList({ name, label, rows, hasBundle, whole = false }: Props) {
  const later = useDeferredValue(rows, none)
  const others = (whole ? rows : later).slice(FIRST)
  const today = dayOf(now())
  const draw = (row: CallRow, index: number) => (
    <EventRow key={index} row={row} index={index} today={today} hasBundle={hasBundle} />
  )
  const drawOther = (row: CallRow, index: number) => draw(row, FIRST + index)
  return (
    <div className={styles.list} role="table" aria-label={label} aria-rowcount={rows.length + 1} aria-colcount={5}>
      <div className={styles.head} role="row" aria-rowindex={1}>
        <span role="columnheader">{columns.kind}</span>
        <span role="columnheader">{columns.number}</span>
        <span role="columnheader">{columns.time}</span>
        <span role="columnheader">{columns.duration}</span>
        <span role="columnheader">{columns.costs}</span>
      </div>
      {rows.slice(0, FIRST).map(draw)}
      {whole || FIRST + others.length <= MOST ? (
        others.map(drawOther)
      ) : (
        <Suspense>
          <WindowedEvents name={name} rows={others} draw={drawOther} />
        </Suspense>
      )}
    </div>
  )
}
