const LINE = 22
const TOP = 760
/** Lines on a page under its title. */
const LINES = 31
const RIGHT = 539
const SIZE = 12

/** A line of text; or one with an amount at the end of it. */
export type PdfLine = string | readonly [text: string, amount: string]

/** Text between brackets in a content stream: Latin letters and the euro, as WinAnsi writes them. */
const written = (text: string): string =>
  text
    .replace(/[\\()]/g, '\\$&')
    .replaceAll('€', '\x80')
    .replace(/[^\x20-\x7e\x80\xa0-\xff]/g, '?')

/** Width of an amount in Helvetica (thousandths of the size): what is no digit or sign of money is as narrow as a comma. */
const widthOf = (text: string): number =>
  ([...text].reduce((sum, character) => sum + (/[\d€]/.test(character) ? 556 : character === '-' ? 333 : 278), 0) * SIZE) / 1000

/** The operator `Td` moves on from the start of the line before. */
function contentOf(title: string, lines: readonly PdfLine[]): string {
  const text = [`/F 20 Tf 56 ${TOP} Td (${written(title)}) Tj /F ${SIZE} Tf`]
  for (const line of lines) {
    const [name, amount] = typeof line === 'string' ? [line, null] : line
    text.push(`0 -${LINE} Td (${written(name)}) Tj`)
    if (amount === null) continue
    const to = (RIGHT - 56 - widthOf(amount)).toFixed(2)
    text.push(`${to} 0 Td (${written(amount)}) Tj -${to} 0 Td`)
  }
  return `BT ${text.join('\n')} ET`
}

/** A document of A4 with a title and some lines, in a font that every reader has; as many pages as it takes. Base64. */
export function pdfOf(title: string, lines: readonly PdfLine[]): string {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / LINES)) }, (_, at) =>
    contentOf(title, lines.slice(at * LINES, (at + 1) * LINES)),
  )
  const [FONT, FIRST] = [3, 4]
  const kids = pages.map((_, at) => `${FIRST + 2 * at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((stream, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${FIRST + 2 * at + 1} 0 R /Resources << /Font << /F ${FONT} 0 R >> >> >>`,
      `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    ]),
  ]
  let file = '%PDF-1.4\n'
  const starts = objects.map((object, index) => {
    const start = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return start
  })
  const table = ['0000000000 65535 f ', ...starts.map((start) => `${String(start).padStart(10, '0')} 00000 n `)]
  const count = objects.length + 1
  file += `xref\n0 ${count}\n${table.join('\n')}\ntrailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return btoa(file)
}
