import type { Day } from '../../api/contract/parts.ts'
import type { Period, UsageEvent } from '../../api/contract/usage.ts'
import { countText, minutesText } from '../../domain/dataSize.ts'
import { addDays, daysBetween } from '../../domain/dates.ts'
import { weekdayText } from '../../domain/dateText.ts'
import { minutesPerDay } from '../../domain/usage.ts'
import { copy, minutesWords } from './copy.ts'
import { DayBars } from './DayBars.tsx'

const words = copy.chart

/** Minutes per day: what stands out in a sentence, then the bars. */
export function DailyCalls({ period, events, today }: { period: Period; events: readonly UsageEvent[]; today: Day }) {
  const last = today < period.until ? today : period.until
  const perDay = minutesPerDay(events, period.from, daysBetween(period.from, last) + 1)
  const most = Math.max(...perDay)
  const mean = perDay.reduce((sum, minutes) => sum + minutes, 0) / perDay.length
  const shown = Math.round(mean)
  const day = weekdayText(addDays(period.from, perDay.indexOf(most)))
  const sentence = words.calls(minutesWords(shown, countText(shown)), day, minutesWords(most, countText(most)))
  return (
    <>
      <p className="muted">{sentence}</p>
      <DayBars
        period={period}
        values={perDay}
        today={today}
        mean={{ value: mean, text: words.mean(minutesText(mean)) }}
        label={`${copy.calls.perDay}. ${sentence}`}
        isLarge
      />
    </>
  )
}
