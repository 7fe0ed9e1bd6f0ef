/** Text, a number written with a decimal comma, an amount in euros with its cents, or a duration. */
export type CsvCell = string | number | { readonly euros: number } | { readonly seconds: number }

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\ufeff'
const LINE = '\r\n'
/** Spreadsheets treat a text that starts with one of these, also in full width, as a formula. */
const FORMULA = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/
/** Three decimals: sums of fractions have more, which mean nothing. */
const PRECISION = 1000
const NEEDS_QUOTES = /[;"\r\n]/

const textCell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
const two = (number: number): string => String(number).padStart(2, '0')
/** `0:04:44`. With the hours, or a spreadsheet reads minutes as hours. */
const hoursText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`

function cellOf(cell: CsvCell): string {
  if (typeof cell === 'string') return textCell(cell)
  if (typeof cell === 'number') return String(Math.round(cell * PRECISION) / PRECISION).replace('.', ',')
  return 'euros' in cell ? cell.euros.toFixed(2).replace('.', ',') : hoursText(cell.seconds)
}

/**
 * A CSV file that Dutch spreadsheets open directly: semicolons, decimal commas, UTF-8 with BOM. Formulas in texts are
 * neutralised.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  BOM + rows.map((row) => row.map(cellOf).join(';') + LINE).join('')
