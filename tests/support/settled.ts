import type { Page } from '@playwright/test'

/** Waits until nothing is being fetched and nothing is left to render. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))))
}
