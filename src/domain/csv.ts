/** Text, a number that is written with a decimal comma, or an amount in euros, with its cents. */
export type CsvCell = string | number | { readonly euros: number }

/** So that a spreadsheet knows it is UTF-8. */
const BOM = '\ufeff'
const LINE = '\r\n'
/** A spreadsheet would take a text that starts with one of these for a formula. */
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

/** A file that Dutch spreadsheets open by themselves: semicolons, decimal commas, UTF-8 with BOM. No text in it can become a formula. */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  BOM + rows.map((row) => row.map(cellOf).join(';') + LINE).join('')
