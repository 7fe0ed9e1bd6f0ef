import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The number of pages in a PDF, and of those without any text. Firefox keeps the list of pages in a stream, like their text. */
export function sheetsIn(pdf: Buffer): { pages: number; blank: number } {
  const source = pdf.toString('latin1')
  const streams = [...source.matchAll(/\bstream\r?\n([\s\S]*?)endstream/g)].map(([, stream = '']) => inflated(stream))
  const pages = [source, ...streams].reduce((sum, text) => sum + (text.match(/\/Type \/Page\b(?!s)/g) ?? []).length, 0)
  return { pages, blank: pages - streams.filter((text) => /\bT[jJ]\b/.test(text)).length }
}

/** What "Save as PDF" makes of the page, with the text on paper. */
export async function printed(page: Page): Promise<{ pages: number; blank: number; text: string }> {
  const sheets = sheetsIn(await page.pdf({ format: 'A4' }))
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  await page.emulateMedia({ media: null })
  return { ...sheets, text }
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return '' // no text: a picture
  }
}
