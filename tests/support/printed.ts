import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What "Save as PDF" makes of the page: the number of pages, of pages without any text, and the text on paper. */
export async function printed(page: Page): Promise<{ pages: number; blank: number; text: string }> {
  const pdf = await page.pdf({ format: 'A4' })
  const source = pdf.toString('latin1')
  const pages = (source.match(/\/Type \/Page\b(?!s)/g) ?? []).length
  const withText = [...source.matchAll(/<<[^<>]*\/Length (\d+)[^<>]*>>\s*stream\r?\n/g)].filter(([head, length], index, all) => {
    const start = (all[index]?.index ?? 0) + head.length
    return /\bT[jJ]\b/.test(inflated(pdf.subarray(start, start + Number(length))))
  }).length
  await page.emulateMedia({ media: 'print' })
  const text = await page.evaluate(() => document.body.innerText)
  await page.emulateMedia({ media: null })
  return { pages, blank: pages - withText, text }
}

function inflated(stream: Buffer): string {
  try {
    return inflateSync(stream).toString('latin1')
  } catch {
    return '' // no text: a picture
  }
}
