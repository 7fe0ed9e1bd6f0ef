import { addDays } from '#kit/dates.ts'
import { expectedSizeText } from '#kit/words/dataSize.ts'
import { dayShort, dayText, weekdayShort, weekdayText } from '#kit/words/dateText.ts'
import { daysAheadOf, type ForecastPace, type Foreseen, type Outlook } from '#model/overview/lookAhead.ts'

export const lookAheadCopy = {
  label: 'Vooruitkijken met de vogel',
  paces: 'Hoe je verdergaat',
  pace: { same: 'Zo doorgaan', video: 'Elke dag een uur video' },
  if: { same: 'als je zo doorgaat', video: 'als je elke dag een uur video kijkt' },
} as const

/** The bird's text after this many days: briefly in the drawing, and as a sentence. */
export function lookAheadText(internet: Foreseen, { levels, runsOutOn }: Outlook, pace: ForecastPace, after: number) {
  const day = addDays(internet.day, after)
  const how = lookAheadCopy.if[pace]
  if (runsOutOn !== null && day >= runsOutOn)
    return { brief: `Rond ${dayShort(runsOutOn)} op`, sentence: `Rond ${dayText(runsOutOn)} is je internet op, ${how}.` }
  const left = expectedSizeText(levels[after] ?? 0)
  if (after === 0) return { brief: `Nu ${left}`, sentence: `Nu heb je ${left} over.` }
  const isLast = after === daysAheadOf(internet)
  return {
    brief: `${weekdayShort(day)}: ${left}`,
    sentence: `Na ${weekdayText(day)} heb je nog ${left} over${isLast ? ' aan het eind' : ''}, ${how}.`,
  }
}
