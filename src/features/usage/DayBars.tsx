import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { classes } from '#kit/ui/classes.ts'
import { dayShort } from '#kit/words/dateText.ts'
import type { Period } from '#model/usage/contract.ts'
import { lengthOf } from '#model/usage/usage.ts'
import styles from './Bars.module.css'

/** The height of the highest bar, so that its neighbours' labels fit above it. */
const HEADROOM = 0.92

/** The label of the mean is above the coming days, if they are at least this part of the period. */
const ROOM_FOR_WORD = 0.3

type Props = {
  period: Period
  /** One figure per day, from the first day of the period. */
  values: readonly number[]
  today: Day
  mean: { value: number; text: string }
  /** The text alternative of the drawing. */
  label: string
  isLarge?: boolean
}

/** One bar per day: today in the accent, the highest in ink, a dashed line at the mean. Coming days and days without usage are empty. */
export function DayBars({ period, values, today, mean, label, isLarge }: Props) {
  const most = Math.max(...values, 1)
  const part = (value: number) => (value / most) * HEADROOM
  const peak = values.indexOf(most)
  const length = lengthOf(period)
  const ahead = Math.max(0, length - values.length)
  const isCrowded = ahead < length * ROOM_FOR_WORD
  return (
    <div className={classes(styles.place, isCrowded && styles.isCrowded)}>
      <p className={styles.meanKey} aria-hidden="true">
        <i />
        {mean.text}
      </p>
      <div className={classes(styles.bars, isLarge && styles.isLarge)} role="img" aria-label={label}>
        {values.map((value, index) => {
          const day = addDays(period.from, index)
          return (
            <i
              key={day}
              className={
                day === today ? styles.isToday : value === 0 ? styles.isEmpty : index === peak ? styles.isPeak : undefined
              }
              style={{ '--v': part(value) }}
            />
          )
        })}
        {ahead > 0 && <i className={styles.isEmpty} style={{ gridColumn: `span ${ahead}` }} />}
        <span className={styles.mean} style={{ '--v': part(mean.value) }}>
          <b>{mean.text}</b>
        </span>
      </div>
      <div className={styles.barsAxis} aria-hidden="true">
        {axisOf(length).map((index) => (
          <span key={index}>{dayShort(addDays(period.from, index))}</span>
        ))}
      </div>
    </div>
  )
}

/** The days with a date: four evenly spread, first and last included; fewer in a short period. */
export function axisOf(length: number): number[] {
  const last = length - 1
  return [...new Set([0, Math.round(last / 3), Math.round((2 * last) / 3), last])]
}
