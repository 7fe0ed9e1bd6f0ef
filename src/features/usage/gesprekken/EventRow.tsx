import { memo } from 'react'
import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Icon, type IconName } from '#kit/ui/Icon.tsx'
import { timeText, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import type { EventKind, UsageEvent } from '#model/usage/contract.ts'
import { type DayGroup, durationText, numberText } from '#model/usage/usage.ts'
import { MaskedNumber } from '#page/MaskedNumber.tsx'
import { copy } from '../copy.ts'
import { useName } from '../shared/names.ts'
import { seek } from '../shared/sought.ts'
import styles from './Events.module.css'
import { namesWords } from './namesWords.ts'

export type CallRow = Day | UsageEvent

/** The events with a heading per day. Nothing is formatted here, because there may be ten thousand rows. */
export const rowsOf = (events: readonly UsageEvent[], groups: readonly DayGroup[]): CallRow[] =>
  groups.flatMap(({ day, start, end }): CallRow[] => [day, ...events.slice(start, end)])

const drawing = {
  voice: 'call',
  sms: 'sms',
  voicemail: 'call',
  mutual: 'friends',
  abroad: 'roaming',
  service: 'info',
} as const satisfies Record<EventKind, IconName>

type Props = { row: CallRow; index: number; today: Day; hasBundle: boolean }

/** One row of the list. Memoized, so that scrolling does not format its texts again. */
export const EventRow = memo(function EventRow({ row, index, today, hasBundle }: Props) {
  const place = index + 2 // row 1 has the column names
  if (typeof row === 'string') {
    return (
      <div className={styles.day} role="row" aria-rowindex={place}>
        <div role="cell" aria-colspan={5}>
          <h3>{dayTitle(row, today)}</h3>
        </div>
      </div>
    )
  }
  const [at, kind, number, seconds, costs] = row
  return (
    <div className={styles.row} role="row" aria-rowindex={place}>
      <span className={styles.kind} role="cell">
        <span className={styles.icon}>
          <Icon name={drawing[kind]} small />
        </span>
        {copy.calls.kinds[kind]}
      </span>
      <span className={styles.number} role="cell">
        <Together number={number} />
      </span>
      <span className={styles.time} role="cell">
        {timeText(at * 1000)}
      </span>
      <span className={styles.duration} role="cell">
        {kind !== 'sms' && (
          <>
            <span className={styles.onPhone}>{copy.calls.duration} </span>
            {durationText(seconds)}
          </>
        )}
      </span>
      <span className={costs > 0 ? styles.costs : styles.noCosts} role="cell">
        {costsText(costs, kind, hasBundle)}
      </span>
    </div>
  )
})

function Together({ number }: { number: string }) {
  const known = useName(number)
  return (
    <button type="button" className={styles.together} onClick={() => seek(number)}>
      <span className="visually-hidden">{copy.calls.together} </span>
      {known && <span className={styles.name}>{namesWords.named(known)}, </span>}
      <MaskedNumber>{numberText(number)}</MaskedNumber>
    </button>
  )
}

function costsText(costs: number, kind: EventKind, hasBundle: boolean): string {
  if (costs !== 0) return euro(costs)
  return hasBundle || kind === 'mutual' ? copy.calls.inBundle : copy.calls.free
}

function dayTitle(day: Day, today: Day): string {
  const named = weekdayText(day)
  if (day === today) return `Vandaag, ${named}`
  return day === addDays(today, -1) ? `Gisteren, ${named}` : named
}
