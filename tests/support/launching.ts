import { statfsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/**
 * Parts of Chromium that start with every window and that no test uses: the list under the address bar has two pages of its own, and a
 * spare renderer waits for the next site. Together they take more processor time than the page itself.
 */
const UNSEEN = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** The features that Playwright disables: Chromium uses only the last occurrence of this switch, so it must repeat them. */
const BY_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

/** Bytes of shared memory; containers may have less, and then Chromium must use files instead. */
const ENOUGH = 1_000_000_000

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= ENOUGH
  } catch {
    return false // not on Linux
  }
}

/** The launch options for the Chromium at `executablePath`; by default Playwright uses its own. */
export const launching = (executablePath?: string): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [`--disable-features=${[...BY_PLAYWRIGHT, ...UNSEEN].join(',')}`],
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
})
