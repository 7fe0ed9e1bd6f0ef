import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const turnOn = (page: Page) => page.getByRole('button', { name: 'Dataplafond aanzetten' })
const turnOff = (page: Page) => page.getByRole('button', { name: 'Dataplafond uitzetten' })
const dialog = (page: Page) => page.getByRole('dialog')
const confirmed = (page: Page, verb: 'Aanzetten' | 'Uitzetten') => dialog(page).getByRole('button', { name: verb })
const failedCall = /(?:PUT|GET) \/api\/(?:put|get)\?endpoint=(?:(?:update|get)NetworkSettings|getOrderOutcome)/

function listen(page: Page): { asked: unknown[] } {
  const seen: { asked: unknown[] } = { asked: [] }
  page.on('request', (request) => {
    if (request.url().includes('updateNetworkSettings')) seen.asked.push(request.postDataJSON())
  })
  return seen
}

test('on and off: asked first, done once, and the overview and its costs follow without a reload', async ({ page, signIn }) => {
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

test('no network, a broken server, another price than was seen, or no answer: there is a way back, and no doubt unless nobody says', {
  tag: '@deep',
}, async ({ page, context, signIn, world, allow }) => {
  allow(failedCall, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(1)
  await page.goto('/dataplafond')
  await expect(turnOn(page)).toBeVisible()
  await context.setOffline(true)
  await expect(turnOn(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await turnOn(page).click({ force: true })
  await expect(dialog(page)).toHaveCount(0)
  await context.setOffline(false)
  await expect(turnOn(page)).not.toHaveAttribute('aria-disabled')

  await world({ faults: { updateNetworkSettings: { fault: '500', times: 1 } } })
  await turnOn(page).click()
  await confirmed(page, 'Aanzetten').click()
  await closeErrorDialog(page)
  await expect(heading(page)).toHaveText('Dat is niet gelukt')
  await expect(page).toHaveURL('/dataplafond/error')

  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click()
  await expect(turnOn(page)).toBeVisible()
  await world({ priceRise: 50 })
  await turnOn(page).click()
  await confirmed(page, 'Aanzetten').click()
  await expect(heading(page)).toHaveText('Dat is niet gelukt')
  await page.getByRole('link', { name: 'Probeer het opnieuw' }).click()
  await expect(page.getByText('€ 1,50 per maand')).toBeVisible()
  await turnOn(page).click()
  await expect(dialog(page)).toContainText('Het dataplafond kost € 1,50 per maand.')
  await confirmed(page, 'Aanzetten').click()
  await expect(heading(page)).toHaveText('Je dataplafond staat aan')

  await test.step('no answer: what was done is shown, and a doubt when nobody says', async () => {
    await goTo(page, '/dataplafond')
    await expect(turnOff(page)).toBeVisible()
    await world({ faults: { updateNetworkSettings: { fault: 'lost', times: 1 }, getOrderOutcome: 'network' } })
    await turnOff(page).click()
    await confirmed(page, 'Uitzetten').click()
    // The setting is read again and shows that the write was carried out.
    await expect(turnOn(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await world({ faults: { updateNetworkSettings: { fault: 'network', times: 1 }, getOrderOutcome: 'network' } })
    await turnOn(page).click()
    await confirmed(page, 'Aanzetten').click()
    await expect(page.getByRole('alert')).toContainText('We weten nog niet of je dataplafond is veranderd')
  })
})
