/** Text, a number written with a decimal comma, or an amount in euros with its cents. */
export type CsvCell = string | number | { readonly euros: number }

/** Marks the file as UTF-8 for spreadsheets. */
const BOM = '\ufeff'
const LINE = '\r\n'
/** Spreadsheets treat a text that starts with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/
const NEEDS_QUOTES = /[;"\r\n]/

const textCell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
function cellOf(cell: CsvCell): string {
  if (typeof cell === 'string') return textCell(cell)
  const written = typeof cell === 'number' ? String(cell) : cell.euros.toFixed(2)
  return written.replace('.', ',')
}

/**
 * A CSV file that Dutch spreadsheets open directly: semicolons, decimal commas, UTF-8 with BOM. Formulas in texts are
 * neutralised.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  BOM + rows.map((row) => row.map(cellOf).join(';') + LINE).join('')
