import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

test('the header: when the app runs on a test host, then it names the environment', async ({ page, site, signIn, allow }) => {
  allow(/^asked elsewhere: \w+ http:\/\/test\.localhost:/)
  const header = page.getByRole('banner')
  const onTest = new URL(site.url)
  onTest.hostname = 'test.localhost'

  for (const path of ['/inloggen', '/bestaat-niet']) {
    await page.goto(new URL(path, onTest).href)
    await expect(header.getByText('Test', { exact: true })).toBeVisible()
  }
  await signIn(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(header.getByText('Test', { exact: true })).toHaveCount(0)
})
