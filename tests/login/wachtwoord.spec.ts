import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { linkSent, logIn } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

const NEW = 'drie vogels op een paal'
const password = (page: Page) => page.getByLabel('Nieuw wachtwoord', { exact: true })
const refused = /POST \/api\/post\?endpoint=(?:setPassword|requestPasswordReset|checkPasswordLink) → (?:410|422|429|500|net::)/

test('a forgotten password: when its link is followed by keyboard, then the new one signs in and the link works once', async ({
  page,
  context,
  allow,
}) => {
  allow(refused)
  await page.goto('/inloggen')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  await expect(page.getByRole('heading', { name: 'Wachtwoord vergeten?' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('+31 6 9000 0001')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Per e-mail' })).toBeChecked()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Kijk in je berichten' })).toBeFocused()
  await expect(page).toHaveURL('/wachtwoord-vergeten/bedankt')
  await expect(page.getByText(/ongewenste e-mail/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Kijk in je berichten' })).toBeVisible()

  const link = await linkSent(context)
  await page.goto(link)
  await password(page).fill(NEW)
  await expect(page.getByText('Sterkte van je wachtwoord: Sterk')).toBeVisible()
  await password(page).press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type(NEW)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Je nieuwe wachtwoord is opgeslagen' })).toBeFocused()
  await expect(page).toHaveURL('/wachtwoord-instellen/bedankt')
  for (const path of [link, '/wachtwoord-instellen']) {
    await goTo(page, path)
    await expect(page.getByText('Deze link is verlopen of al gebruikt. Vraag een nieuwe link aan.')).toBeVisible()
    await goTo(page, '/wachtwoord-instellen/bedankt') // nothing by itself
    await expect(page).toHaveURL('/inloggen')
  }
  await logIn(page, '0690000001', NEW)
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})
