import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { expectedSizeText, sizeParts, sizeText } from '#kit/words/dataSize.ts'
import { dayShort, dayText } from '#kit/words/dateText.ts'
import { givenAwayOf, sizeOf } from '#model/bundles/bundles.ts'
import type { Usage } from '#model/usage/contract.ts'
import type { DataState } from '#model/usage/usage.ts'
import { copy } from './copy.ts'

const words = copy.chart
const figure = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })

/** The label of a gridline; only the highest has the unit. */
export function tickText(mb: number, top: number): string {
  if (mb === top) return sizeText(mb)
  return figure.format(sizeParts(top).unit === 'GB' ? mb / 1000 : mb)
}

const leftOf = (state: DataState): number => ('left' in state ? (state.left ?? 0) : 0)
/** The day of the latest figures: today, unless they were stored on the device earlier. */
const lastDayOf = ({ data, period }: Usage): Day => data.days.at(-1)?.day ?? period.from

export function flagText(usage: Usage, state: DataState, today: Day): string {
  const last = lastDayOf(usage)
  const left = sizeText(leftOf(state))
  if (last === today && state.kind === 'empty') return words.nowEmpty
  return last === today ? words.now(left) : `${dayShort(last)} ${left}`
}

export function endText(state: DataState): string {
  if (state.kind === 'lasts') return words.about(expectedSizeText(state.leftAtEnd))
  return state.kind === 'runs-out' ? words.dry(dayShort(state.on)) : sizeText(leftOf(state))
}

/** The text alternative of the drawing: start, now and forecast. */
export function tideSentence(usage: Usage, state: DataState, today: Day): string {
  const last = lastDayOf(usage)
  const left = sizeText(leftOf(state))
  const gave = givenAwayOf(usage.data)
  const parts = [
    words.start(sizeText(sizeOf(usage.data)), dayText(usage.period.from)),
    gave > 0 && words.gave(sizeText(gave)),
    last === today ? words.current(left, dayText(last)) : words.reached(left, dayText(last)),
    state.kind === 'lasts' && words.expected(expectedSizeText(state.leftAtEnd), dayText(addDays(usage.period.until, 1))),
    state.kind === 'runs-out' && words.expectedDry(dayText(state.on)),
  ]
  return parts.filter(Boolean).join('') + words.inTable
}
