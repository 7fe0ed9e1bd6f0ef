import { useDeferredValue } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Chips } from '#kit/ui/Chips.tsx'
import { focusOn } from '#kit/ui/focusOn.ts'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayInFull, monthText, weekdayText } from '#kit/words/dateText.ts'
import { getTimeline, type TimelineRow } from '#model/timeline/contract.ts'
import {
  aroundToday,
  forCalendar,
  groupOf,
  groupsIn,
  isTimelineGroup,
  type TimelineGroup,
  type TimelineMonth,
} from '#model/timeline/timeline.ts'
import { PageHead } from '#page/flow/PageHead.tsx'
import { putInCalendar } from '#page/putInCalendar.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { withQuery } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { copy } from './copy.ts'
import { Moments } from './Moments.tsx'
import styles from './Timeline.module.css'
import { calendarDays } from './text.ts'

/** The id of the heading between what comes and what was. */
const TODAY = 'vandaag'
/** The number of months of the past in the first render. */
const FIRST = 2

/** `/tijdlijn`: everything with a day, from what comes last to what came first. Never stored on the device. */
export default function Tijdlijn() {
  return (
    <div className="wrap wrap--text page">
      <PageHead title={copy.heading} intro={copy.intro} />
      <ReadBlock waiting={bones('3rem', '8rem', '8rem', '8rem')} failedText={copy.failed} offlineText={copy.offline}>
        <Whole />
      </ReadBlock>
    </div>
  )
}

Tijdlijn.reads = () => [getTimeline]

/** The filter is in the address, so that it is there after Back. */
function groupIn(search: string): TimelineGroup | null {
  const asked = new URLSearchParams(search).get('soort')
  return isTimelineGroup(asked) ? asked : null
}

const show = (group: TimelineGroup | null): void => navigate(withQuery('/tijdlijn', { soort: group }), { replace: true })

function Whole() {
  const { rows, messagesSince } = useRead(getTimeline)
  const { search } = usePlace()
  const today = dayOf(now())
  const group = groupIn(search)
  const shown = group === null ? rows : rows.filter((row) => groupOf(row) === group)
  const coming = forCalendar(shown, today)
  const options = [
    { value: 'all' as const, text: copy.all },
    ...groupsIn(rows).map((value) => ({ value, text: copy.groups[value] })),
  ]
  return (
    <div className="stack stack--loose">
      <div className={`stack ${styles.choices}`}>
        <Chips
          label={copy.filter}
          options={options}
          value={group ?? 'all'}
          onChange={(value) => show(value === 'all' ? null : value)}
        />
        <div className="cluster">
          <Button variant="outline" size="small" onPress={() => focusOn(TODAY)}>
            {copy.toToday}
          </Button>
          {coming.length > 0 && (
            <Button
              variant="quiet"
              size="small"
              icon="calendar"
              onPress={() => void putInCalendar(copy.fileName(today), calendarDays(coming, today))}
            >
              {copy.allInCalendar}
            </Button>
          )}
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {copy.shown(shown.length)}
      </p>
      <Line rows={shown} today={today} />
      <p className="small muted">{copy.messagesSince(dayInFull(messagesSince))}</p>
    </div>
  )
}

function Line({ rows, today }: { rows: readonly TimelineRow[]; today: Day }) {
  const { ahead, now: own, past } = aroundToday(rows, today)
  // A screenful first, and the older months just after.
  const earlier = useDeferredValue(past, past.slice(0, FIRST))
  const isThisMonth = (month: Day) => month === startOfMonth(today)
  return (
    <>
      {ahead.length === 0 && <p className="muted">{copy.nothingAhead}</p>}
      {ahead.map((one) => (
        <Month
          key={one.month}
          title={isThisMonth(one.month) ? copy.later(monthText(one.month)) : monthText(one.month)}
          of={one}
          today={today}
        />
      ))}
      <section className={styles.today} aria-labelledby={TODAY}>
        <h2 className="title-section" id={TODAY} tabIndex={-1}>
          {copy.today(weekdayText(today))}
        </h2>
        {own.length === 0 ? <p className="muted">{copy.nothingToday}</p> : <Moments rows={own} today={today} />}
      </section>
      {earlier.map((one) => (
        <Month
          key={one.month}
          title={isThisMonth(one.month) ? copy.earlier(monthText(one.month)) : monthText(one.month)}
          of={one}
          today={today}
        />
      ))}
    </>
  )
}

function Month({ title, of: { rows }, today }: { title: string; of: TimelineMonth; today: Day }) {
  return (
    <section className={styles.month}>
      <h2 className="title-card">{title}</h2>
      <Moments rows={rows} today={today} />
    </section>
  )
}
