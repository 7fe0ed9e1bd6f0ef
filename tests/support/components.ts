import { playwright } from '@vitest/browser-playwright'
import { findChromium, withoutWindows } from './chromium.ts'
import { launching } from './launching.ts'

/** Component tests run in the Chromium of the browser tests, at the size of a phone. */
export function inChromium() {
  const path = findChromium()
  return {
    isolate: true,
    testTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } }, // a busy machine
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: launching(path ? withoutWindows(path) : undefined),
        contextOptions: { locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
      viewport: { width: 390, height: 844 },
      screenshotFailures: false,
    },
  }
}
