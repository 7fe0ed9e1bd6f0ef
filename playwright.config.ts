import { defineConfig } from '@playwright/test'
import { findChromium, withoutWindows } from './tests/support/chromium.ts'
import { launching } from './tests/support/launching.ts'

// In the environment, so that the workers need not search again.
process.env.CHROMIUM_PATH ??= findChromium() ?? ''
process.env.CHROMIUM_WITHOUT_WINDOWS ??= withoutWindows(process.env.CHROMIUM_PATH)

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  testIgnore: 'everyone/**',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 1, // for a busy machine; tests/run reports the tests that needed it
  workers: 3, // more workers than cores: one of them usually waits for a connection, a worker or a clock
  reporter: 'list',
  timeout: 180_000,
  expect: { timeout: 30_000 }, // a timeout costs nothing on success; a busy machine needs more time
  use: {
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    viewport: { width: 390, height: 844 },
    // Water that moves takes an eighth of the processor time. Tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests about the worker enable it; other tests need not fill its cache.
    serviceWorkers: 'block',
    launchOptions: launching(process.env.CHROMIUM_WITHOUT_WINDOWS),
    screenshot: 'only-on-failure',
  },
})
