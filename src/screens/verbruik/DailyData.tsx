import type { Day } from '../../api/contract/parts.ts'
import type { Usage } from '../../api/contract/usage.ts'
import { dailyOf, usedOn } from '../../domain/usage.ts'
import { columnText } from '../../words/dataSize.ts'
import { weekdayText } from '../../words/dateText.ts'
import { copy } from './copy.ts'
import { DayBars } from './DayBars.tsx'

const words = copy.chart

type Props = { usage: Usage; today: Day; title?: string; isLarge?: boolean }

export function DailyData({ usage: { data, period }, today, title, isLarge }: Props) {
  const daily = dailyOf(data.days)
  if (!daily) return null
  const text = columnText([usedOn(daily.peak)])
  const mean = text(daily.mean)
  const [day, most] = [weekdayText(daily.peak.day), text(usedOn(daily.peak))]
  return (
    <>
      <div>
        {title && <h2 className="title-card">{title}</h2>}
        <p className="muted">{words.daily(mean, day, most)}</p>
      </div>
      <DayBars
        period={period}
        values={data.days.map(usedOn)}
        today={today}
        mean={{ value: daily.mean, text: words.mean(mean) }}
        label={words.dailyLabel(mean, day, most)}
        isLarge={isLarge ?? false}
      />
    </>
  )
}
