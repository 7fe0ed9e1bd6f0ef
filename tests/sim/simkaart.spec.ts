import type { Page } from '@playwright/test'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name })

test('a simcard: when it is blocked by keyboard, then every screen follows until it is unblocked', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/settingsChangeSimcardBlock/)
  await signIn(13)
  await page.goto('/instellingen/simkaart')
  await page.getByRole('link', { name: /Simkaart blokkeren/ }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('codes per sms krijg je nu niet meer')).toBeVisible()
  await button(page, 'Simkaart blokkeren').press('Enter')
  await expect(page.getByText('Kies wat er is gebeurd.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Mijn telefoon of simkaart is gestolen' }).press('Space')
  await button(page, 'Simkaart blokkeren').press('Enter')
  await expect(heading(page)).toHaveText('Je simkaart is geblokkeerd')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Log in met een code per e-mail.')).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('EMAIL')

  await goTo(page, '/')
  await expect(page.getByText('Je hebt je simkaart geblokkeerd.')).toBeVisible()
  await goTo(page, '/instellingen/simkaart')
  await expect(page.getByText('Geblokkeerd door jou')).toBeVisible()
  await page.getByRole('link', { name: /Simkaart deblokkeren/ }).press('Enter')
  await world({ faults: { settingsChangeSimcardBlock: { fault: '403', times: 1 } } })
  await button(page, 'Simkaart deblokkeren').press('Enter')
  await expect(page.getByText('Deblokkeren is niet gelukt. Probeer het opnieuw.')).toBeVisible()
  await button(page, 'Simkaart deblokkeren').press('Enter')
  await expect(heading(page)).toHaveText('Je simkaart werkt weer')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Naar je overzicht' }).press('Enter')
  await expect(page.getByText('Je hebt je simkaart geblokkeerd.')).toHaveCount(0)
})

test('another simcard: when it is ordered and activated, then it works after its minutes', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/createSimcard|activateSimcard|status of 4(?:09|22)/)
  await signIn(1)
  await page.goto('/simkaart-aanvragen')
  await expect(heading(page)).toHaveText('Nieuwe simkaart aanvragen')
  await button(page, 'Aanvragen').click()
  await expect(page.getByText('Maak een keuze.').first()).toBeVisible()
  await page.getByRole('radio', { name: /Simkaart per post/ }).check()
  await page.getByRole('radio', { name: 'Kwijt of gestolen' }).check()
  await expect(page.getByText('Blokkeer hem dan eerst.')).toBeVisible()
  await expect(button(page, 'Bestellen')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Hij werkt niet meer' }).check()
  await expect(page.getByText('Een nieuwe simkaart is gratis.')).toBeVisible()
  await expect(page.getByText('€ 5,00')).toHaveCount(0)
  await expect(button(page, 'Aanvragen')).toBeVisible()
  await page.getByRole('radio', { name: 'Verkeerd formaat' }).check()
  await expect(page.getByText('Een nieuwe simkaart kost € 5,00.')).toBeVisible()
  await world({ priceRise: 50 })
  await button(page, 'Bestellen, € 5,00 op je volgende factuur').click()
  // A purchase asks for confirmation.
  await dialog(page).getByRole('button', { name: 'Bestellen, € 5,00' }).click()
  await expect(page.getByText('De prijs is veranderd')).toBeVisible()
  await expect(page.getByText('Een nieuwe simkaart kost € 5,50.')).toBeVisible()
  await button(page, 'Bestellen, € 5,50').click()
  await dialog(page).getByRole('button', { name: 'Bestellen, € 5,50' }).click()
  await expect(heading(page)).toHaveText('Je nieuwe simkaart komt eraan')
  await expect(heading(page)).toBeFocused()

  await goTo(page, '/simkaart-activeren')
  const digits = page.getByLabel('Laatste 6 cijfers')
  await digits.fill('000000')
  await digits.press('Enter')
  await expect(
    page.getByText('Deze cijfers horen niet bij de simkaart die we je hebben gestuurd.', { exact: true }),
  ).toBeVisible()
  await expect(digits).toBeFocused()
  const { simDigits } = await (await page.request.get('/demo/world')).json()
  await digits.fill(String(simDigits))
  await digits.press('Enter')
  await expect(heading(page)).toHaveText('Je simkaart wordt actief')
  await goTo(page, '/instellingen/simkaart')
  await expect(page.getByText('Je nieuwe simkaart wordt actief')).toBeVisible()
  await world({ clock: 16 * 60_000 })
  await page.reload()
  await expect(page.getByText('Je nieuwe simkaart wordt actief')).toHaveCount(0)
  await expect(page.getByText(String(simDigits).slice(-3))).toBeVisible()
})

test('a repair: when it is asked for, then the page follows how far it is', async ({ page, signIn, world }) => {
  await signIn(16)
  await page.goto('/reparatie')
  await expect(page.getByText('Talura S2, 128 GB')).toBeVisible()
  await button(page, 'Reparatie aanvragen').click()
  await expect(page.getByText('Maak een keuze.').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Iets anders' }).check()
  await button(page, 'Reparatie aanvragen').click()
  await expect(page.getByText('Vertel kort wat er aan de hand is.').first()).toBeVisible()
  await page.getByLabel('Toelichting').fill('Hij gaat steeds vanzelf uit.')
  await button(page, 'Reparatie aanvragen').click()
  await expect(page.getByText('Je krijgt binnen 1 werkdag een verzendlabel per e-mail.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Je reparatie' })).toBeFocused()
  await world({ clock: 30 * 24 * 3_600_000 })
  await page.reload()
  await expect(page.getByText('Onderweg naar jou')).toBeVisible()
  await expect(button(page, 'Reparatie aanvragen')).toBeVisible()
})
