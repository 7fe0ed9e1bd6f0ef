import { weightAtRest, weightUntilHeading } from '../support/fetched.ts'
import { limits } from '../support/limits.ts'
import { builds } from '../support/paths.ts'
import { inKiB } from '../support/sizes.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

test('the login screen: when it is opened, then its script stays within the budget', async ({ page }) => {
  const { script, files } = await weightUntilHeading(page, '/inloggen', builds.production)
  expect(inKiB(script), files.join('\n')).toBeLessThanOrEqual(limits.login.script)
})

test('the overview: when it is opened, then its script, HTML, CSS and font stay within the budget', async ({ page, signIn }) => {
  await signIn(1)
  const weight = await weightUntilHeading(page, '/', builds.production)
  expect(inKiB(weight.script), weight.files.join('\n')).toBeLessThanOrEqual(limits.overview.script)
  expect(inKiB(weight.page), weight.files.join('\n')).toBeLessThanOrEqual(limits.overview.page)
})

const all = ({ script, page, pictures }: Awaited<ReturnType<typeof weightAtRest>>) => inKiB(script + page + pictures)

test('a screen: when nobody touches it, then all that it fetches stays within the budget', async ({ page, signIn }) => {
  const login = await weightAtRest(page, '/inloggen', builds.production, [/build\.json/])
  expect(all(login), login.files.join('\n')).toBeLessThanOrEqual(limits.login.atRest)
  await signIn(1)
  const overview = await weightAtRest(page, '/', builds.production, [/build\.json/, /getUsage/])
  expect(all(overview), overview.files.join('\n')).toBeLessThanOrEqual(limits.overview.atRest)
})
