import { weightUntilHeading } from '../support/fetched.ts'
import { builds } from '../support/paths.ts'
import { inKiB } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

/** Limits in KiB brotli. */
const LOGIN_SCRIPT = 90
const OVERVIEW_SCRIPT = 112
const OVERVIEW_PAGE = 34

test('the login screen costs little script', async ({ page }) => {
  const { script, files } = await weightUntilHeading(page, '/inloggen', builds.production)
  expect(inKiB(script), files.join('\n')).toBeLessThanOrEqual(LOGIN_SCRIPT)
})

test('the overview costs little script, and little HTML, CSS and font', async ({ page, signIn }) => {
  await signIn(1)
  const weight = await weightUntilHeading(page, '/', builds.production)
  expect(inKiB(weight.script), weight.files.join('\n')).toBeLessThanOrEqual(OVERVIEW_SCRIPT)
  expect(inKiB(weight.page), weight.files.join('\n')).toBeLessThanOrEqual(OVERVIEW_PAGE)
})
