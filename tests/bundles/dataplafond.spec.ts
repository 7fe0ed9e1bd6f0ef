import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const turnOn = (page: Page) => page.getByRole('button', { name: 'Dataplafond aanzetten' })
const turnOff = (page: Page) => page.getByRole('button', { name: 'Dataplafond uitzetten' })
const dialog = (page: Page) => page.getByRole('dialog')
const confirmed = (page: Page, verb: 'Aanzetten' | 'Uitzetten') => dialog(page).getByRole('button', { name: verb })
function listen(page: Page): { asked: unknown[] } {
  const seen: { asked: unknown[] } = { asked: [] }
  page.on('request', (request) => {
    if (request.url().includes('updateNetworkSettings')) seen.asked.push(request.postDataJSON())
  })
  return seen
}

test('the data cap: when it is turned on and confirmed, then the overview and its costs follow', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  const expected = page.getByRole('region', { name: 'Je volgende factuur' }).locator('p.num')
  await expect(expected).toHaveText(/14,30/)
  await page.getByRole('link', { name: /Dataplafond/ }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('€ 1,00 per maand')).toBeVisible()
  await expect(page.getByText('Daar geldt een limiet van € 60,50 per maand.')).toBeVisible()
  const { asked } = listen(page)

  await turnOn(page).click()
  await expect(dialog(page)).toContainText('Het dataplafond kost € 1,00 per maand.')
  await dialog(page).getByRole('button', { name: 'Annuleren' }).click()
  await expect(turnOn(page)).toBeFocused()
  expect(asked).toEqual([])

  await turnOn(page).click()
  await confirmed(page, 'Aanzetten').click()
  await expect(heading(page)).toHaveText('Je dataplafond staat aan')
  await expect(heading(page)).toBeFocused()
  expect(asked).toEqual([{ dataCap: true, price: 100 }])
  await page.reload()
  await expect(heading(page)).toHaveText('Je dataplafond staat aan')
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByRole('link', { name: /Dataplafond.*Aan/ })).toBeVisible()
  await expect(expected).toHaveText(/16,30/) // this month and the next

  await test.step('off, by keyboard: from now on internet outside the bundle costs again', async () => {
    await page.getByRole('link', { name: /Dataplafond.*Aan/ }).press('Enter')
    await turnOff(page).press('Enter')
    await expect(dialog(page)).toContainText('Dat kost € 0,10 per MB.')
    await confirmed(page, 'Uitzetten').press('Enter')
    await expect(heading(page)).toHaveText('Je dataplafond staat uit')
    await expect(page.getByText('Is je bundel op? Dan betaal je € 0,10 per MB.')).toBeVisible()
    await page.getByRole('link', { name: 'Naar je overzicht' }).press('Enter')
    await expect(page.getByRole('link', { name: /Dataplafond.*Uit/ })).toBeVisible()
  })
})
