import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { sizes } from '../support/screens.ts'
import { expect, test } from '../support/test.ts'

const panel = (page: Page) => page.getByRole('complementary', { name: /^Demopaneel/ })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Zoek een testaccount' })
const badge = (page: Page) => page.getByRole('button', { name: 'Demo: paneel openen' })
/** What is not as usual, with what takes it away. */
const turned = (page: Page) => panel(page).getByRole('list', { name: 'Niet zoals gewoonlijk' }).getByRole('button')

async function openByKey(page: Page) {
  await expect(badge(page)).toBeVisible()
  await page.keyboard.press('F2')
  await expect(field(page)).toBeFocused()
}

test('by keyboard alone: open, search, sign in, stay open, close', async ({ page }) => {
  await page.goto('/inloggen')
  await expect(panel(page)).toHaveCount(0)
  await openByKey(page)
  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(badge(page)).toBeFocused()

  await openByKey(page)
  await page.keyboard.type('prepaid')
  await expect(panel(page).getByRole('status')).toHaveText('7 gevonden')
  await field(page).fill('thijs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: /^Menu van Thijs/ })).toBeVisible()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)

  await openByKey(page)
  await panel(page).getByRole('button', { name: /^Vast/ }).press('Enter')
  await field(page).fill('1')
  await field(page).press('Enter')
  await expect(page.getByRole('button', { name: /^Menu van Zon/ })).toBeVisible()
  // Open, and the focus is the page's.
  await expect(panel(page).getByRole('button', { name: '30 Thijs Verbeek' })).toBeVisible()
  await expect(field(page)).not.toBeFocused()
  await openByKey(page)
  await page.keyboard.press('F2')
  await expect(panel(page)).toHaveCount(0)
  await page.reload()
  await expect(badge(page)).toBeVisible()
  await expect(panel(page)).toHaveCount(0)
})

test('an account opens to links to its screens: of who is signed in, and of somebody else', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await openByKey(page)
  await panel(page).getByRole('button', { name: 'Meer over account 1', exact: true }).click()
  await panel(page).getByRole('list', { name: 'Schermen van account 1' }).getByRole('link', { name: 'Dataplafond' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dataplafond')
  await expect(panel(page)).toBeVisible() // no document was loaded

  await panel(page).getByRole('button', { name: 'Meer over account 33' }).click()
  const screens = panel(page).getByRole('list', { name: 'Schermen van account 33' })
  await screens.getByRole('button', { name: 'Onderling bellen' }).click()
  await expect(page).toHaveURL('/onderling-bellen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onderling bellen')
})

test('conditions: a fault, the clock, how much was called and dearer prices, each taken away in one tap', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/getUsage.* → 500$/)
  await signIn(1)
  await page.goto('/')
  await openByKey(page)
  const conditions = panel(page)

  await conditions.locator('summary', { hasText: 'Fouten' }).click()
  await conditions.getByRole('combobox', { name: 'Vraag' }).selectOption('getUsage')
  await conditions.getByRole('combobox', { name: 'Fout' }).selectOption('500')
  await conditions.getByRole('button', { name: 'Zet aan' }).click()
  await expect(turned(page)).toHaveText([/^getUsage: 500, serverfout/])
  const answer = await page.request.get('/api/get?endpoint=getUsage', { headers: { 'X-Requested-With': 'mijn' } })
  expect(answer.status()).toBe(500)
  await turned(page).click()
  await expect(turned(page)).toHaveCount(0)

  await conditions.locator('summary', { hasText: 'Klok' }).click()
  await conditions.getByLabel('Datum').fill('2027-02-28')
  await conditions.getByLabel('Datum').press('Enter')
  await expect(turned(page)).toHaveText([/^Het is 28\sfebruari 2027/])
  await conditions.getByRole('button', { name: '+ 1 dag' }).click()
  await expect(turned(page)).toHaveText([/^Het is 1\smaart 2027/])
  await conditions.getByRole('button', { name: 'Terug naar nu' }).click()
  await expect(turned(page)).toHaveCount(0)

  await conditions.locator('summary', { hasText: 'Verbruik en prijzen' }).click()
  await conditions.getByLabel('Prijzen stijgen').fill('100')
  await conditions.getByLabel('Prijzen stijgen').press('Enter')
  await expect(turned(page)).toHaveText([/^Prijzen \+ €\s1,00/])
  await conditions.getByLabel('Gesprekken en sms’jes').fill('3')
  await conditions.getByLabel('Gesprekken en sms’jes').press('Enter')
  await expect(turned(page)).toHaveText([/^3 keer gebeld/, /^Prijzen/])
  await conditions.getByRole('button', { name: 'Alles terugzetten' }).click()
  await expect(turned(page)).toHaveCount(0)
})

for (const size of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no findings at ${size.width}, ${colorScheme}: everything open, and a search`, async ({ page, signIn, world }) => {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await signIn(1)
      await world({ faults: { getMemberDeal: '500' }, latency: 0 })
      await page.goto('/storingstool')
      await openByKey(page)
      for (const name of ['Fouten', 'Klok', 'Verbruik en prijzen'])
        await panel(page).locator('summary', { hasText: name }).click()
      await panel(page).getByRole('button', { name: 'Meer over account 1', exact: true }).click()
      await panel(page).getByRole('button', { name: /^Vast/ }).click()
      await expectNoFindings(page, 'everything open', { within: '#demo', practice: true })
      await field(page).fill('esim')
      await expectNoFindings(page, 'a search', { within: '#demo', practice: true })
      const over = await panel(page).evaluate((element) => element.scrollWidth - element.clientWidth)
      expect(over).toBe(0)
    })
  }
}
