import { plainValue } from './plainValue.ts'

/** Hours 0 to 23 and minutes. A colon, dot, blank or `u` between them is optional, because numeric keypads lack one. */
const SHAPE = /^([01]?\d|2[0-3]) ?[:.,;uh -]? ?([0-5]\d)(?:[:.][0-5]\d)?(?: ?(?:uur|u))?$/
const HOUR_ALONE = /^([01]?\d|2[0-3])(?: ?(?:uur|u))?$/
const TWELVE = /^(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))? ?([ap])\.?m\.?$/

/** Keys of the error texts. */
export type TimeProblem = 'required' | 'invalid'

/** Parses a time to 24-hour `HH:MM` (spec 5 time), or null: `9:05`, `905`, `9.05 uur`, `14u30`, `9 uur`, `2:05 pm`. */
export function timeIn(text: string): string | null {
  const typed = plainValue(text).toLowerCase().replace(/^om /, '')
  const [, hour12, minutes12 = '00', half] = TWELVE.exec(typed) ?? []
  if (hour12 !== undefined) return `${String((Number(hour12) % 12) + (half === 'p' ? 12 : 0)).padStart(2, '0')}:${minutes12}`
  const [, hour, minutes = '00'] = SHAPE.exec(typed) ?? HOUR_ALONE.exec(typed) ?? []
  return hour === undefined ? null : `${hour.padStart(2, '0')}:${minutes}`
}

export function timeProblem(text: string): TimeProblem | null {
  if (plainValue(text) === '') return 'required'
  return timeIn(text) === null ? 'invalid' : null
}

/** Formats `905` as `09:05`; an invalid time stays as typed. */
export const timeInputText = (text: string): string => timeIn(text) ?? text
