import { weighed } from '../support/fetched.ts'
import { limits } from '../support/limits.ts'
import { builds } from '../support/paths.ts'
import { inKiB } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

const all = ({ script, page, pictures }: Awaited<ReturnType<typeof weighed>>['atRest']) => inKiB(script + page + pictures)

test('the login screen: when it is opened, then its files stay within the budget', async ({ page }) => {
  const { untilHeading, atRest } = await weighed(page, '/inloggen', builds.production, [/build\.json/])
  expect(inKiB(untilHeading.script), untilHeading.files.join('\n')).toBeLessThanOrEqual(limits.login.script)
  expect(all(atRest), atRest.files.join('\n')).toBeLessThanOrEqual(limits.login.atRest)
})

test('the overview: when it is opened, then its files stay within the budget', async ({ page, signIn }) => {
  await signIn(1)
  const { untilHeading, atRest } = await weighed(page, '/', builds.production, [/build\.json/, /getUsage/])
  expect(inKiB(untilHeading.script), untilHeading.files.join('\n')).toBeLessThanOrEqual(limits.overview.script)
  expect(inKiB(untilHeading.page), untilHeading.files.join('\n')).toBeLessThanOrEqual(limits.overview.page)
  expect(all(atRest), atRest.files.join('\n')).toBeLessThanOrEqual(limits.overview.atRest)
})
