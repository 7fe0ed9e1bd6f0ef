import { expect, type Page } from '@playwright/test'

/**
 * Waits for the code that loads a second after the first screen, including the one that watches the session. Detects it by its reaction to
 * a page from the back/forward cache.
 */
export const laterLoaded = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(() => {
        document.body.hidden = true
        dispatchEvent(new Event('pageshow'))
        const isWatched = !document.body.hidden
        document.body.hidden = false
        return isWatched
      }),
    )
    .toBe(true)
