import type { Page } from '@playwright/test'

/** Gives the page a clock that the test moves, and that the time limits of requests follow as well. */
export async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (most) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), most)
      return controller.signal
    }
  })
}
