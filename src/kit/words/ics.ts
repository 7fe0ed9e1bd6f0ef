import { addDays } from '../dates.ts'
import type { Day } from '../parts.ts'

/** A day in a calendar. `id` is stable, so a second import updates the entry instead of adding one. */
export type CalendarDay = { id: string; day: Day; title: string; text: string }

const LINE = '\r\n'
/** Octets per line, without the line end (RFC 5545, 3.1). */
const LONGEST = 75

const octets = new TextEncoder()

/** Folds a long line with a break and a space, never inside a character. */
function folded(line: string): string {
  let [text, length] = ['', 0]
  for (const character of line) {
    const size = octets.encode(character).length
    if (length + size > LONGEST) {
      text += `${LINE} `
      length = 1
    }
    text += character
    length += size
  }
  return text
}

/** TEXT (3.3.11): escapes backslashes, semicolons, commas and line ends; drops other control characters. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a calendar may not contain them
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')

const date = (day: Day): string => day.replaceAll('-', '')
const moment = (ms: number): string => new Date(ms).toISOString().replace(/[-:]|\.\d+/g, '')

/** An all-day entry that does not mark the day as busy, with a reminder the morning before. */
const event = ({ id, day, title, text }: CalendarDay, host: string, now: number): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(id)}@${host}`,
  `DTSTAMP:${moment(now)}`,
  `DTSTART;VALUE=DATE:${date(day)}`,
  `DTEND;VALUE=DATE:${date(addDays(day, 1))}`,
  `SUMMARY:${escaped(title)}`,
  ...(text === '' ? [] : [`DESCRIPTION:${escaped(text)}`]),
  'TRANSP:TRANSPARENT',
  'CLASS:PRIVATE',
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:-PT15H',
  'END:VALARM',
  'END:VEVENT',
]

/**
 * An RFC 5545 calendar without METHOD: a METHOD would make it a message, which requires an organizer (RFC 5546). `by`: the
 * producer; `host`: the domain of the ids; `now` in ms.
 */
export const calendarOf = (days: readonly CalendarDay[], by: string, host: string, now: number): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(by)}//NL`,
    'CALSCALE:GREGORIAN',
    ...days.flatMap((one) => event(one, host, now)),
    'END:VCALENDAR',
  ]
    .map((line) => folded(line) + LINE)
    .join('')
