import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What "Save as PDF" makes of the page: the number of pages, and of pages without any text. */
export async function printed(page: Page): Promise<{ pages: number; blank: number; text: string }> {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  const contents = [...pdf.matchAll(/\/Filter \/FlateDecode[^>]*>>\s*stream\r?\n([\s\S]*?)\r?\nendstream/g)]
    .map(([, stream = '']) => inflated(stream))
    .filter((content) => /\bBT\b|\bcm\b/.test(content))
  const pages = (pdf.match(/\/Type \/Page\b(?!s)/g) ?? []).length
  const withText = contents.filter((content) => /\bT[jJ]\b/.test(content)).length
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  await page.emulateMedia({ media: null })
  return { pages, blank: pages - withText, text }
}

function inflated(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
  } catch {
    return '' // no text: a font or a picture of another kind
  }
}
