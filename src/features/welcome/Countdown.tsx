import { addDays, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { classes } from '#kit/ui/classes.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { weekdayShort } from '#kit/words/dateText.ts'
import styles from './Countdown.module.css'

/** More days than these do not fit on one line. */
const MOST = 7

/** The days until the number comes, as leaves of a calendar, the last one marked. Decorative: the sentence beside it tells the same. */
export function Countdown({ today, on }: { today: Day; on: Day }) {
  const days = daysBetween(today, on)
  if (days < 1 || days > MOST) return null
  return (
    <ol className={styles.days} aria-hidden="true">
      {Array.from({ length: days + 1 }, (_, at) => addDays(today, at)).map((day) => (
        <li key={day} className={classes(styles.day, day === on && styles.last)}>
          <span>{weekdayShort(day).split(' ')[0]}</span>
          <strong>{Number(day.slice(-2))}</strong>
          {day === on && <Icon name="porting" small />}
        </li>
      ))}
    </ol>
  )
}
