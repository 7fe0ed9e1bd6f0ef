import { defineConfig } from '@playwright/test'
import { findChromium, withoutWindows } from './tests/support/chromium.ts'
import { launching } from './tests/support/launching.ts'

// In the environment, so that the workers need not look for it again.
process.env.CHROMIUM_PATH ??= findChromium() ?? ''
process.env.CHROMIUM_WITHOUT_WINDOWS ??= withoutWindows(process.env.CHROMIUM_PATH)

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // two busy cores: a test that needed it is named at the end (tests/run)
  workers: 3, // on two cores: there is always one that waits for a line, a worker or a clock
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 }, // what is there costs no time; on a machine with more to do it comes later
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    // A test that is about the worker lets it in; the others need not fill its cache every time.
    serviceWorkers: 'block',
    launchOptions: launching(process.env.CHROMIUM_WITHOUT_WINDOWS),
    screenshot: 'only-on-failure',
  },
})
