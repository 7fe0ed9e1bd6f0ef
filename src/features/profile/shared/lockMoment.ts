import { dayOf } from '#kit/dates.ts'
import { dayText, timeText } from '#kit/words/dateText.ts'

/** When something that waits begins (ISO), such as `21 november om 12:00`. */
export const lockMoment = (from: string): string => {
  const at = Date.parse(from)
  return `${dayText(dayOf(at))} om ${timeText(at)}`
}
