/** Hours 0 to 23 and minutes. The colon is optional, because numeric keypads lack one. */
const SHAPE = /^([01]?\d|2[0-3]):?([0-5]\d)$/

/** Keys of the error texts. */
export type TimeProblem = 'required' | 'invalid'

/** Parses a time to 24-hour `HH:MM` (spec 5 time), or null. The field shows the result on blur. */
export function timeIn(text: string): string | null {
  const typed = SHAPE.exec(text.trim())
  return typed && `${typed[1]?.padStart(2, '0')}:${typed[2]}`
}

export function timeProblem(text: string): TimeProblem | null {
  if (text.trim() === '') return 'required'
  return timeIn(text) === null ? 'invalid' : null
}

/** Formats `905` as `09:05`; an invalid time stays as typed. */
export const timeInputText = (text: string): string => timeIn(text) ?? text
