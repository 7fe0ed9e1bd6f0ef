import { type Column, sheetOf, type Worksheet } from '#model/profile/sheets.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'

type Message = Extract<TimelineRow, { kind: 'message' }>
// biome-ignore format: one column a line
const message: readonly Column<Message>[] = [
  { name: 'tijdstip', type: 'tijdstip', about: 'Wanneer we het stuurden.', of: ({ at }) => at },
  { name: 'kanaal', type: 'tekst', about: 'Per e-mail of per sms.', of: ({ method }) => (method === 'SMS' ? 'Sms' : 'E-mail') },
  { name: 'tekst', type: 'tekst', about: 'Wat erin stond.', of: ({ text }) => text },
]

type Gave = Extract<TimelineRow, { kind: 'gave' }>
// biome-ignore format: one column a line
const gave: readonly Column<Gave>[] = [
  { name: 'dag', type: 'datum', about: 'Wanneer je het gaf.', of: ({ day }) => day },
  { name: 'mb', type: 'aantal', about: 'Hoeveel MB.', of: ({ size }) => size },
  { name: 'aan', type: 'tekst', about: 'Aan welke huisgenoot.', of: ({ to }) => to },
]

/** The tables that only the timeline can fill: the messages that were sent, and the data that was given away. */
export const timelineSheets = (rows: readonly TimelineRow[]): Worksheet[] => [
  sheetOf(
    'verstuurde-berichten',
    'Welke berichten we je stuurden',
    message,
    rows.filter((row) => row.kind === 'message'),
  ),
  sheetOf(
    'weggegeven-data',
    'Data die je aan huisgenoten gaf',
    gave,
    rows.filter((row) => row.kind === 'gave'),
  ),
]
