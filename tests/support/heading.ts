import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** When the screen's heading appeared, in ms since the navigation began. */
    headingAt?: number
  }
}

/** From now on every document records when its screen has a heading: the app's own, inside `main`. */
export async function noteHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('main h1') === null) return
      window.headingAt = performance.now()
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

/** Waits for the heading and answers when it appeared (ms). */
export async function headingAt(page: Page): Promise<number> {
  const noted = await page.waitForFunction(() => window.headingAt)
  return (await noted.jsonValue()) ?? Number.POSITIVE_INFINITY
}
