import { statfsSync } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

/**
 * Parts of Chromium that start with every window and that no test looks at: the list under the address bar has two pages of its own,
 * and a renderer is kept ready for a next site. Together they take more processor time than the page itself.
 */
const UNSEEN = [
  'PreloadTopChromeWebUI',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
]

/** What Playwright turns off itself: of this switch Chromium hears the last one only. */
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

/** Bytes; in containers it may be too little, and then Chromium takes files instead. */
const ENOUGH = 1_000_000_000

function hasSharedMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm')
    return bavail * bsize >= ENOUGH
  } catch {
    return false // not on Linux
  }
}

/** How a test or benchmark starts the Chromium at `executablePath`; without one Playwright takes its own. */
export const launching = (executablePath?: string): LaunchOptions => ({
  ...(executablePath && { executablePath }),
  args: [`--disable-features=${[...BY_PLAYWRIGHT, ...UNSEEN].join(',')}`],
  ...(hasSharedMemory() && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
})
