import { textOf, titleOf } from '#features/timeline/shared/timelineText.ts'
import type { Day } from '#kit/parts.ts'
import { type Column, sheetOf, type Worksheet } from '#model/profile/sheets.ts'
import type { TimelineRow } from '#model/timeline/contract.ts'

/** What happened to the customer until a day, in the words of the timeline. What is still to come is a promise, and no data. */
export function timelineSheet(rows: readonly TimelineRow[], today: Day): Worksheet {
  // biome-ignore format: one column a line
  const columns: readonly Column<TimelineRow>[] = [
    { name: 'dag', type: 'datum', about: 'De dag waarop het was.', of: ({ day }) => day },
    { name: 'wat', type: 'tekst', about: 'Wat er gebeurde.', of: (row) => titleOf(row, today) },
    { name: 'uitleg', type: 'tekst', about: 'Wat erbij hoort, zoals de tekst van een bericht.', of: (row) => textOf(row, today) || null },
    { name: 'bedrag', type: 'bedrag in euro', about: 'Om hoeveel geld het ging.', of: (row) => ('amount' in row ? row.amount / 100 : null) },
  ]
  const happened = rows.filter(({ day }) => day <= today)
  return sheetOf('tijdlijn', 'Wat er met je abonnement of tegoed is gebeurd', columns, happened)
}
