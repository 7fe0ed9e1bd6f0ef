import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const opener = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function open(page: Page, name: string) {
  await opener(page, name).click()
  await expect(page.locator('dialog[open]')).toBeVisible()
}

test('a dialog: when Back is pressed, then it closes and leaves nothing in the history', async ({ page }) => {
  await page.goto('/inloggen')
  await expect(page.getByRole('button', { name: 'Inloggen' })).toBeVisible()
  await goTo(page, '/demo/onderdelen')
  await open(page, 'Tekst')
  const length = await page.evaluate(() => history.length)
  for (const name of ['Tekst', 'Een vraag', 'Cookies']) {
    if (name !== 'Tekst') await open(page, name)
    await page.evaluate(() => history.back())
    await expect(page.locator('dialog')).toHaveCount(0)
    await expect(page).toHaveURL('/demo/onderdelen')
    await expect(opener(page, name)).toBeFocused()
  }
  // One that has no way out but its answers stays.
  await open(page, 'Niet zomaar dicht')
  await page.evaluate(() => history.back())
  await page.waitForFunction(() => location.pathname === '/demo/onderdelen')
  await expect(page.locator('dialog[open]')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  // The next Back leaves the page, and Forward returns.
  expect(await page.evaluate(() => history.length)).toBe(length)
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/inloggen')
  await page.evaluate(() => history.forward())
  await expect(page).toHaveURL('/demo/onderdelen')
})
