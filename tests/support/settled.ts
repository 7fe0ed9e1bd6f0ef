import type { Page } from '@playwright/test'

/** Waits until there are no pending requests and no pending rendering. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  // At most half a second: a window that was just resized sometimes never becomes idle.
  await page.evaluate((most) => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve, most), most)), {
    timeout: 500,
  })
}
