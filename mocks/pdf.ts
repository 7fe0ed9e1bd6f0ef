const LINE = 22
const TOP = 760

/** Text between brackets in a content stream. */
const written = (text: string): string => text.replace(/[\\()]/g, '\\$&').replace(/[^\x20-\x7e\xa0-\xff]/g, '?')

/** A page of A4 with a title and some lines, in a font that every reader has. Base64. */
export function pdfOf(title: string, lines: readonly string[]): string {
  const text = [
    `/F 20 Tf 56 ${TOP} Td (${written(title)}) Tj /F 12 Tf`,
    ...lines.map((line) => `0 -${LINE} Td (${written(line)}) Tj`),
  ]
  const stream = `BT ${text.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (nl-NL) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
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
