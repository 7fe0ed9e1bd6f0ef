import { expect, type Page } from '@playwright/test'

/**
 * Waits until the app has what its first screen does not need, which comes a second later: among it, what watches the session. That is seen
 * by what it does for a page that comes back from the browser's memory.
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
