import type { CDPSession, Page } from '@playwright/test'

/**
 * A slow phone connection until it is detached: 1.6 Mbit/s and a round trip of 150 ms, so that a page paints before its style sheet
 * arrives, and the style sheet before the script.
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

export async function slowProcessor(page: Page, times: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times })
}
