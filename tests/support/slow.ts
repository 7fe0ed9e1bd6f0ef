import type { CDPSession, Page } from '@playwright/test'

/**
 * A phone with little reach: 1.6 Mbit/s and 150 ms there and back, so that a page is painted before its style sheet is there, and that
 * before the script. Until it is detached.
 */
export async function slowNetwork(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  return devtools
}

/** Makes the processor so many times slower. */
export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}
