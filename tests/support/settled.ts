import type { Page } from '@playwright/test'

/** Waits until nothing is being fetched and nothing is left to render. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // At most half a second: a window that has just changed its size is sometimes never called idle.
  await page.evaluate((most) => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, most), most)), {
    timeout: 500,
  })
}
