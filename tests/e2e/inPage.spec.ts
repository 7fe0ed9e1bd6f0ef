import type { Page } from '@playwright/test'
import { inPageCode } from '../support/inPageCode.ts'
import { ordered } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'

/** Records calls of the app that reach a server: the page itself must answer them all. */
async function withoutServer(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(/\/(?:api|auth|demo)\//, (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await page.addInitScript({ content: await inPageCode() })
  return asked
}

test('the app without a server: signing in, buying, a reload and another day are answered in the page itself', async ({
  page,
  context,
}) => {
  const asked = await withoutServer(page)
  await page.goto('/inloggen')
  await page.getByLabel('06-nummer of e-mailadres').fill('0690000002')
  await page.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Menu van / })).toBeVisible()

  await ordered('/minuten-bijkopen')(page)
  await expect(page.locator('main h1')).toHaveText('Je kunt weer bellen!')

  // Only the world is stored between two pages, and only readable cookies are set.
  await page.goto('/verbruik/bellen-en-sms')
  await expect(page.getByText('Nog 100 min')).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-sid')

  await page.evaluate(() =>
    fetch('/demo/world', {
      method: 'PUT',
      headers: { 'X-Requested-With': 'mijn' },
      body: JSON.stringify({ clock: '2031-03-05' }),
    }),
  )
  await page.goto('/')
  await expect(page.getByText('Dit is je verbruik van maart 2031.')).toBeVisible()
  expect(asked).toEqual([])
})
