import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { expectedSizeText, sizeLeftText, sizeText } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { bundleRoom } from '#model/bundles/bundles.ts'
import type { Usage } from '#model/usage/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { costsOf, type DataState, hasPassed, type Pace } from '#model/usage/usage.ts'
import { copy } from './copy.ts'

/** A rest below this part of the bundle is not mentioned as left over. */
const NOTHING_LEFT = 0.01

/** The main conclusion about a period's internet usage: a title and a sentence. */
export function conclusionOf(usage: Usage, state: DataState, today: Day): { title: string; text: string } {
  const { period, data } = usage
  const words = copy.data
  const total = sizeText(bundleRoom(data))
  const used = sizeText(data.used)
  const usedOf = words.usedOf(sizeText(coveredOf(data.days)), total)
  const renewal = dayText(addDays(period.until, 1))
  const isOver = hasPassed(period, today)
  const costs = costsOf(data.days.map((day) => ({ amount: day.costs })))
  const sofar = costs > 0 ? `${usedOf} ${words.charged(euro(costs))}` : usedOf

  switch (state.kind) {
    case 'no-bundle': {
      const amount = euro(costs)
      return {
        title: data.used === 0 ? words.none : words.noneWith(used),
        text: isOver ? words.paidForPast(amount) : words.paidFor(amount),
      }
    }
    case 'unlimited':
      return { title: words.unlimited, text: words.unlimitedText(used) }
    case 'past': {
      // Figures stored on the device may end before the period did.
      const last = data.days.at(-1)?.day ?? period.from
      const left = sizeText(state.left)
      const kept = last < period.until ? words.had(left, dayText(last)) : words.kept(left)
      return { title: state.left === 0 ? words.wasEmpty : kept, text: sofar }
    }
    case 'still':
      return { title: words.off, text: state.left === null ? '' : words.waits(sizeText(state.left), total) }
    case 'lapses': {
      const left = sizeLeftText(state.left, bundleRoom(data))
      const stops = words.stops(dayText(period.until))
      if (!state.lastDay) return { title: stops, text: `${words.leftNow(left, total)} ${words.lapses}` }
      return { title: words.early(left), text: data.autoExtend ? words.lapsesToday : `${stops} ${words.lapsesToday}` }
    }
    case 'empty':
      return { title: words.empty, text: sofar }
    case 'early':
      return { title: words.early(sizeText(state.left)), text: words.earlyText }
    case 'runs-out':
      return {
        title: words.runsOut(whenText(state.on, today)),
        text: withPace(state.pace, words.leftNow(sizeText(state.left), total)),
      }
    case 'lasts': {
      const isCalm = state.pace !== null && state.pace !== 'more' && state.pace !== 'far-more'
      const calm = isCalm ? words.calm(renewal) : words.leftNow(sizeText(state.left), total)
      const title =
        state.leftAtEnd < bundleRoom(data) * NOTHING_LEFT ? words.justEnough : words.lasts(expectedSizeText(state.leftAtEnd))
      return { title, text: withPace(state.pace, calm) }
    }
  }
}

const withPace = (pace: Pace | null, text: string): string => (pace === null ? text : `${copy.data.pace[pace]} ${text}`)

/** `vandaag`, `morgen` or `rond 27 november`: a forecast is not a promise. */
function whenText(day: Day, today: Day): string {
  if (day === today) return 'vandaag'
  return day === addDays(today, 1) ? 'morgen' : `rond ${dayText(day)}`
}
