import type { jsPDF } from 'jspdf'
import { NotLoaded } from './notLoaded.ts'

/** The library that draws pages: large, so it loads with the first document. */
let library: typeof import('jspdf') | undefined

async function loadPdf(): Promise<void> {
  library ??= await import('jspdf')
}

const [LEFT, RIGHT, TOP, BOTTOM] = [56, 539, 82, 786]
const LINE = 22
const [TITLE_SIZE, SIZE] = [20, 12]
/** The width for an amount at the end of a line. */
const AMOUNT = 110

/** A line of text, or a pair of text and amount. `strong`: a heading or a total. */
export type PdfLine =
  | string
  | readonly [text: string, amount: string]
  | { readonly strong: string; readonly amount?: string | undefined }

const partsOf = (line: PdfLine): { text: string; amount: string | null; isStrong: boolean } => {
  if (typeof line === 'string') return { text: line, amount: null, isStrong: false }
  return 'strong' in line
    ? { text: line.strong, amount: line.amount ?? null, isStrong: true }
    : { text: line[0], amount: line[1], isStrong: false }
}

/** The characters that the built-in fonts of every PDF reader lack: all but Latin letters, dashes, quotes and the euro sign. */
const LACKING = /[^\x20-\x7e\xa0-\xff€–—‘’“”•…]/gu

/** Letters whose sign is part of the letter for Unicode. */
const strokes: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ı: 'i', œ: 'oe', Œ: 'OE' }

/** The text in the letters that can be printed: `Wiśniewski` becomes `Wisniewski`. What has no such letter becomes `?`. */
export const printable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(LACKING, (letter) => strokes[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(LACKING, '?')

/** An empty document without a date or id, so that the same text always gives the same file. */
function blank(title: string): jsPDF {
  if (!library) throw new NotLoaded(loadPdf)
  const pdf = new library.jsPDF({ unit: 'pt', format: 'a4', putOnlyUsedFonts: true, floatPrecision: 2 })
  pdf.setProperties({ title: printable(title) })
  pdf.setLanguage('nl')
  pdf.setCreationDate(new Date(Date.UTC(2026, 0, 1)))
  pdf.setFileId('0'.repeat(32))
  pdf.setFont('helvetica', 'normal')
  return pdf
}

/** A PDF in base64 with a title and lines, over as many pages as needed. Long lines wrap. Throws NotLoaded. */
export function pdfOf(title: string, lines: readonly PdfLine[]): string {
  const pdf = blank(title)
  let y = 0
  const begin = () => {
    pdf.setFont('helvetica', 'bold').setFontSize(TITLE_SIZE).text(printable(title), LEFT, TOP).setFontSize(SIZE)
    y = TOP
  }
  const next = () => {
    y += LINE
    if (y <= BOTTOM) return
    pdf.addPage()
    begin()
    y += LINE
  }
  begin()
  for (const line of lines) {
    const { text, amount, isStrong } = partsOf(line)
    pdf.setFont('helvetica', isStrong ? 'bold' : 'normal')
    const parts: string[] = pdf.splitTextToSize(printable(text), RIGHT - LEFT - (amount === null ? 0 : AMOUNT))
    for (const [at, part] of parts.entries()) {
      next()
      pdf.setFont('helvetica', isStrong ? 'bold' : 'normal').text(part, LEFT, y)
      if (at === 0 && amount !== null) pdf.text(printable(amount), RIGHT, y, { align: 'right' })
    }
  }
  return btoa(pdf.output())
}
