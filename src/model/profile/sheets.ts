import { type CsvCell, csvOf } from '#kit/words/csv.ts'
import { localText } from '#kit/words/dateText.ts'

/**
 * The cell types of an export. Days as `2026-11-20`, moments as ISO 8601 (Dutch time in the CSV), amounts in euros, counts as numbers.
 * Null: unknown or not applicable.
 */
type CellType = 'tekst' | 'datum' | 'tijdstip' | 'aantal' | 'bedrag in euro' | 'ja of nee'
export type Cell = string | number | boolean | null

/** A column: its name in both files, its type, and a description in one sentence. */
export type Column<Row> = { name: string; type: CellType; about: string; of: (row: Row) => Cell }

export type Worksheet = {
  /** The file name without extension. */
  name: string
  title: string
  columns: readonly Omit<Column<never>, 'of'>[]
  /** Cells in the order of the columns. */
  rows: readonly (readonly Cell[])[]
}

export const sheetOf = <Row>(name: string, title: string, columns: readonly Column<Row>[], rows: readonly Row[]): Worksheet => ({
  name,
  title,
  columns: columns.map(({ of: _, ...column }) => column),
  rows: rows.map((row) => columns.map((column) => column.of(row))),
})

/** A cell for the CSV: moments in Dutch time, amounts with decimals. */
const inCsv = (cell: Cell, type: CellType | undefined): CsvCell => {
  if (cell === null) return ''
  if (type === 'tijdstip') return localText(Date.parse(String(cell)))
  if (type === 'bedrag in euro' && typeof cell === 'number') return { euros: cell }
  if (typeof cell === 'boolean') return cell ? 'ja' : 'nee'
  return cell
}

export const sheetCsv = ({ columns, rows }: Worksheet): string =>
  csvOf([columns.map(({ name }) => name), ...rows.map((row) => row.map((cell, at) => inCsv(cell, columns[at]?.type)))])

/** The table as JSON: a list of objects keyed by column name. */
export const sheetJson = ({ columns, rows }: Worksheet): string =>
  `${JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(({ name }, at) => [name, row[at] ?? null]))),
    null,
    2,
  )}\n`

const jsonTypes: Record<CellType, object> = {
  tekst: { type: ['string', 'null'] },
  datum: { type: ['string', 'null'], format: 'date' },
  tijdstip: { type: ['string', 'null'], format: 'date-time' },
  aantal: { type: ['number', 'null'] },
  'bedrag in euro': { type: ['number', 'null'] },
  'ja of nee': { type: ['boolean', 'null'] },
}

/** A JSON Schema (2020-12) that describes every column of all files. */
const schemaJson = (sheets: readonly Worksheet[]): string =>
  `${JSON.stringify(
    {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Wat er in deze bestanden staat',
      $defs: Object.fromEntries(
        sheets.map(({ name, title, columns }) => [
          name,
          {
            title,
            type: 'array',
            items: {
              type: 'object',
              additionalProperties: false,
              required: columns.map((column) => column.name),
              properties: Object.fromEntries(
                columns.map((column) => [column.name, { ...jsonTypes[column.type], description: column.about }]),
              ),
            },
          },
        ]),
      ),
    },
    null,
    2,
  )}\n`

/** The read-me text that describes all files. */
const readMe = (heading: string, sheets: readonly Worksheet[], notes: readonly string[]): string =>
  [
    heading,
    '',
    ...notes,
    '',
    'Elke tabel is er twee keer: in de map csv voor een spreadsheet, in de map json voor programma’s.',
    'Wat elke kolom betekent, staat hieronder en voor programma’s in schema.json.',
    ...sheets.flatMap(({ name, title, columns, rows }) => [
      '',
      `${title} (${name}, ${rows.length} ${rows.length === 1 ? 'regel' : 'regels'})`,
      ...columns.map((column) => `- ${column.name} (${column.type}): ${column.about}`),
    ]),
    '',
  ].join('\r\n')

/** The files of the archive by path, as text. */
export const filesOf = (heading: string, sheets: readonly Worksheet[], notes: readonly string[]): Record<string, string> => ({
  'leesmij.txt': `\ufeff${readMe(heading, sheets, notes)}`,
  'schema.json': schemaJson(sheets),
  ...Object.fromEntries(
    sheets.flatMap((sheet) => [
      [`csv/${sheet.name}.csv`, sheetCsv(sheet)],
      [`json/${sheet.name}.json`, sheetJson(sheet)],
    ]),
  ),
})
