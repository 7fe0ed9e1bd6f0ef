import { lazy, Suspense } from 'react'
import type { UsageEvent } from '../../api/contract/usage.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { copy } from './copy.ts'
import { EventRow, type Row, rowsOf } from './EventRow.tsx'
import styles from './Events.module.css'

/** More rows than this are windowed. */
const MOST = 200
/** Enough for any screen, while the code that windows the list is on its way. */
const FIRST = 40

const WindowedRows = lazy(() => import('./WindowedRows.tsx'))

const { columns } = copy.calls

/** A table in role, so that a screen reader can count and cross it; on phones it looks like a list. */
export function EventList({ events, hasBundle }: { events: readonly UsageEvent[]; hasBundle: boolean }) {
  const rows = rowsOf(events)
  const today = dayOf(now())
  const draw = (row: Row, index: number) => <EventRow key={index} row={row} index={index} today={today} hasBundle={hasBundle} />
  return (
    <div className={styles.list} role="table" aria-label={copy.calls.list} aria-rowcount={rows.length + 1} aria-colcount={5}>
      <div className={styles.head} role="row" aria-rowindex={1}>
        <span role="columnheader">{columns.kind}</span>
        <span role="columnheader">{columns.number}</span>
        <span role="columnheader">{columns.time}</span>
        <span role="columnheader">{columns.duration}</span>
        <span role="columnheader">{columns.costs}</span>
      </div>
      {rows.length <= MOST ? (
        rows.map(draw)
      ) : (
        <Suspense fallback={rows.slice(0, FIRST).map(draw)}>
          <WindowedRows rows={rows} draw={draw} />
        </Suspense>
      )}
    </div>
  )
}
