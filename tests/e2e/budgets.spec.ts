import { weightAtRest, weightUntilHeading } from '../support/fetched.ts'
import { builds } from '../support/paths.ts'
import { inKiB } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

/** Limits in KiB brotli. */
const LOGIN_SCRIPT = 90
const OVERVIEW_SCRIPT = 112
const OVERVIEW_PAGE = 34
/** All files, until the customer does something. */
const [LOGIN_AT_REST, OVERVIEW_AT_REST] = [137, 193]

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

const all = ({ script, page, pictures }: Awaited<ReturnType<typeof weightAtRest>>) => inKiB(script + page + pictures)

test('a screen that is only looked at fetches little more', async ({ page, signIn }) => {
  const login = await weightAtRest(page, '/inloggen', builds.production, [/build\.json/])
  expect(all(login), login.files.join('\n')).toBeLessThanOrEqual(LOGIN_AT_REST)
  await signIn(1)
  const overview = await weightAtRest(page, '/', builds.production, [/build\.json/, /getUsage/])
  expect(all(overview), overview.files.join('\n')).toBeLessThanOrEqual(OVERVIEW_AT_REST)
})
