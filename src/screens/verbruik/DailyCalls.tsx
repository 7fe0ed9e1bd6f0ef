import type { Day } from '../../api/contract/parts.ts'
import type { Period } from '../../api/contract/usage.ts'
import { addDays, daysBetween } from '../../domain/dates.ts'
import type { CallSums } from '../../domain/usage.ts'
import { minutesInFull, minutesText } from '../../words/dataSize.ts'
import { weekdayText } from '../../words/dateText.ts'
import { copy } from './copy.ts'
import { DayBars } from './DayBars.tsx'

const words = copy.chart

export function DailyCalls({ period, sums, today }: { period: Period; sums: CallSums; today: Day }) {
  const last = today < period.until ? today : period.until
  const values = Array.from(
    { length: daysBetween(period.from, last) + 1 },
    (_, index) => sums.perDay.get(addDays(period.from, index)) ?? 0,
  )
  const most = Math.max(...values)
  const mean = sums.minutes / values.length
  const day = weekdayText(addDays(period.from, values.indexOf(most)))
  const sentence = words.calls(minutesInFull(Math.round(mean)), day, minutesInFull(most))
  return (
    <>
      <p className="muted">{sentence}</p>
      <DayBars
        period={period}
        values={values}
        today={today}
        mean={{ value: mean, text: words.mean(minutesText(mean)) }}
        label={`${copy.calls.perDay}. ${sentence}`}
        isLarge
      />
    </>
  )
}
