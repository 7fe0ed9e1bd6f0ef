import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: /^Demopaneel/ })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoek een testaccount of opdracht' })
const badge = (page: Page) => page.getByRole('button', { name: 'Demo: paneel openen' })
/** The changed conditions, each with its restore button. */
const turned = (page: Page) => panel(page).getByRole('list', { name: 'Niet zoals gewoonlijk' }).getByRole('button')

async function openByKey(page: Page) {
  await expect(badge(page)).toBeVisible()
  await page.keyboard.press('F2')
  await expect(field(page)).toBeFocused()
}

test('the demo panel: when it is used by keyboard, then it opens, searches, signs in and closes', async ({ page }) => {
  await page.goto('/inloggen')
  await page.keyboard.press('F2') // counts although the panel loads after the screen
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(badge(page)).toBeFocused()

  await openByKey(page)
  await page.keyboard.type('prepaid')
  await expect(panel(page).getByRole('status')).toHaveText('7 gevonden')
  await field(page).fill('onder')
  await page.keyboard.press('Enter')
  await expect(turned(page)).toHaveText([/^Onderhoud/])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(turned(page)).toHaveCount(0)
  await field(page).fill('thijs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Menu van Thijs/ })).toBeVisible()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)

  await openByKey(page)
  await field(page).fill('simkaart stolen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/instellingen/simkaart')
  await expect(page.getByRole('button', { name: /^Menu van/ })).toBeVisible()
  await page.goto('/demo/link?toestand=Nummerbehoud:%20TERMINATED')
  await expect(page).toHaveURL('/nummerbehoud')
  await page.goto('/demo/link?account=30&naar=/betalingen')
  await expect(page).toHaveURL('/betalingen')
  await openByKey(page)
  await panel(page).getByRole('button', { name: 'Naar een telefoon' }).click()
  await expect(panel(page).getByRole('img', { name: 'QR-code van deze stand' })).toBeVisible()
  const short = await panel(page).getByText('/demo/link?kort=').textContent()
  await page.goto('/')
  await page.goto(short ?? '')
  await expect(page).toHaveURL('/betalingen')

  await openByKey(page)
  await panel(page).getByRole('button', { name: /^Vast/ }).press('Enter')
  await field(page).fill('1')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: /^Menu van Zon/ })).toBeVisible()
  // The panel is open, and the page keeps the focus.
  await expect(panel(page).getByRole('button', { name: '30 Thijs Verbeek' })).toBeVisible()
  await expect(field(page)).not.toBeFocused()
  await openByKey(page)
  await page.keyboard.press('F2')
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('a visit that the server no longer knows: when its page asks for anything, then the panel says why it is signed out', async ({
  page,
  context,
  signIn,
  site,
  allow,
}) => {
  allow(/→ 401$/)
  await signIn(1)
  for (const name of ['sid', 'demo-browser']) await context.addCookies([{ name, value: 'forgotten', url: site.url }])
  await page.goto('/verbruik')
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
  await expect(panel(page).getByRole('alert')).toHaveText(/^Deze demo kent je bezoek niet meer/)
})
