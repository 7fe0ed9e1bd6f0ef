import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import { translate } from '../support/translating.ts'

const together = (page: Page) => page.locator('#nummer')
const weeks = (page: Page) => page.locator('summary').filter({ hasText: /gesprek|sms/ })
const numbers = (page: Page) => page.getByRole('listitem').getByRole('button', { name: /gesprek/ })
const table = (page: Page) => page.getByRole('table')

/** The calls with the number that comes first. */
async function openDearest(page: Page): Promise<void> {
  await page.goto('/verbruik/bellen-en-sms')
  await numbers(page).first().click()
  await expect(together(page)).toBeFocused()
  await expect(weeks(page).first()).toBeVisible()
}

test('the calls with a number: when a week is pressed, then it shows its calls, and paper shows those of all weeks', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: '2026-11-27', events: 450 })
  await signIn(1)
  await openDearest(page)
  expect(await weeks(page).count()).toBeGreaterThan(1)
  await expect(table(page)).toHaveCount(0)
  await expectNoFindings(page, 'the weeks of a number')

  await weeks(page).first().press('Enter')
  await expect(table(page)).toHaveCount(1)
  const name = (await weeks(page).first().innerText()).split('\n')[0] ?? ''
  await expect(table(page)).toHaveAccessibleName(name.trim())
  await expectNoFindings(page, 'a week of a number')
  await page.setViewportSize({ width: 320, height: 700 })
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect.poll(() => table(page).count()).toBe(await weeks(page).count())
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: null })

  await weeks(page).first().press('Enter')
  await expect(table(page)).toHaveCount(0)
  await together(page).getByRole('button', { name: 'Toon alles' }).click()
  await expect(weeks(page)).toHaveCount(0)
})

test('the calls with a number: when the page is translated and the network is gone, then weeks still open', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await world({ clock: '2026-11-27', events: 450 })
  await signIn(1)
  await openDearest(page)
  await context.setOffline(true)
  await translate(page)
  await weeks(page).first().click()
  await expect(table(page).getByRole('row').first()).toBeVisible()
  await together(page).getByRole('button').click()
  await expect(numbers(page).first()).toBeVisible()
})
