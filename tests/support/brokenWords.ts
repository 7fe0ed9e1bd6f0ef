import type { Page } from '@playwright/test'

/** The visible words of the page that continue on a next line without a hyphen; not those of an address. */
export const brokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const isSeen = (element: Element | null): boolean =>
      element === null || (element.getBoundingClientRect().width > 1 && isSeen(element.parentElement))
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      if (!text.parentElement?.checkVisibility() || !isSeen(text.parentElement)) continue
      for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/(?<![\p{L}/.@])\p{L}{3,}(?![/@])/gu)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
        if (new Set(tops).size > 1) broken.push(word)
      }
    }
    return broken
  })
