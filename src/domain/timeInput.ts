/** Hours 0 to 23 and minutes; between them a colon, or nothing, because number keys have none. */
const SHAPE = /^([01]?\d|2[0-3]):?([0-5]\d)$/

/** Names of the error texts. */
export type TimeProblem = 'required' | 'invalid'

/** A typed time as `HH:MM`, 24-hour (spec 5 time), or null. The field shows what was understood as soon as it is left. */
export function timeIn(text: string): string | null {
  const typed = SHAPE.exec(text.trim())
  return typed && `${typed[1]?.padStart(2, '0')}:${typed[2]}`
}

export function timeProblem(text: string): TimeProblem | null {
  if (text.trim() === '') return 'required'
  return timeIn(text) === null ? 'invalid' : null
}

/** `905` as `09:05`; what is not a time stays as it was typed. */
export const timeInputText = (text: string): string => timeIn(text) ?? text
