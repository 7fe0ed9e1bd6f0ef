import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const buy = (page: Page, price = '€ 3,00') => page.getByRole('button', { name: `Kopen voor ${price}` })
const done = (page: Page) => expect(heading(page)).toHaveText('Je hebt weer internet!')
const orderNumber = (page: Page) => page.getByText(/^TU-26\d{3}-\d{3}$/)
const failedCall = /(?:PUT|GET) \/api\/(?:put|get)\?endpoint=(?:topupPostpaidBundle|getOrderOutcome)/

test('extra internet: when it is bought by keyboard, then the receipt and the overview show it at once', async ({
  page,
  signIn,
}) => {
  await signIn(2) // had gone over the bundle
  await page.goto('/')
  await page.getByRole('link', { name: 'Extra internet' }).first().press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('1 GB voor € 3,00')).toBeVisible()
  const water = page.getByRole('slider', { name: 'Trek het water omhoog' })
  await water.press('ArrowUp')
  await expect(page.getByRole('radio', { name: '2 GB voor € 6,00' })).toBeChecked()
  await expect(buy(page, '€ 6,00')).toBeVisible()
  await water.press('ArrowDown')
  await buy(page).press('Enter')
  await done(page)
  await expect(heading(page)).toBeFocused()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('besteloverzicht-TU-26002-001.pdf')

  await page.getByRole('link', { name: 'Naar je overzicht' }).press('Enter')
  await expect(page.getByText('over van je 4 GB')).toBeVisible()
  await expect(page.locator('svg[style*="--from"]')).toBeVisible() // the water rises from its previous level
  await expect(page.getByText('€ 18,00')).toBeVisible() // 180 MB outside the bundle, before the purchase

  await goTo(page, '/minuten-bijkopen')
  await buy(page, '€ 5,00').click()
  await expect(heading(page)).toHaveText('Je kunt weer bellen!')
  await goTo(page, '/')
  await expect(page.getByText('Nog 100 min')).toBeVisible()
})

test('a page that stays open over midnight: when the month ends, then what it offers and sells is of the new month', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: '2026-11-30T23:59:52+01:00' })
  await signIn(28)
  await page.goto('/mbs-bijkopen')
  await expect(page.getByText('Je kunt het gebruiken tot en met 30 november.')).toBeVisible()
  await expect(page.getByText('Je kunt het gebruiken tot en met 31 december.')).toBeVisible({ timeout: 15_000 })
  const sent = sentOf(page, 'topupPostpaidBundle')
  await buy(page).click()
  await expect(page).toHaveURL('/mbs-bijkopen/bedankt')
  expect(sent.map(({ body }) => JSON.parse(body).until)).toEqual(['2026-12-31'])
  await expect(page.getByText('31 december')).toBeVisible()
})

test('an order: when its button is pressed often, in two tabs and after a reload, then it is placed once', async ({
  page,
  context,
  signIn,
  world,
}) => {
  await signIn(28)
  await page.goto('/mbs-bijkopen')
  await expect(buy(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/mbs-bijkopen')
  await expect(buy(other)).toBeVisible()
  await other.waitForTimeout(300) // until it knows the key
  await world({ latency: 300 })
  const sent = [...[page, other].map((tab) => sentOf(tab, 'topupPostpaidBundle'))]
  await buy(page).evaluate((button) => {
    for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
  })
  await done(page)
  await expect(other.getByRole('alert')).toContainText('Je hebt al een bestelling geplaatst')
  await buy(other).click({ force: true })
  await other.getByRole('button', { name: 'Deze keuze ook bestellen' }).click()
  await expect(buy(other)).toBeFocused()
  await expect(other.getByRole('alert')).toHaveCount(0)
  await world({ latency: null })
  await page.reload()
  await done(page)
  await expect(orderNumber(page)).toHaveText('TU-26028-001')
  await other.goto('/mbs-bijkopen/bedankt') // the receipt is of the other tab
  await expect(other).toHaveURL('/mbs-bijkopen')
  expect(sent.map(({ length }) => length)).toEqual([1, 0])
})

test('an order without an answer: when it is looked up, then the customer hears whether it was placed', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(failedCall)
  await signIn(28)
  await page.goto('/mbs-bijkopen')
  await expect(buy(page)).toBeVisible()
  await test.step('it was not placed', async () => {
    await world({ faults: { topupPostpaidBundle: { fault: 'html', times: 1 } } })
    const sent = sentOf(page, 'topupPostpaidBundle')
    await buy(page).click()
    await expect(page.getByRole('alert')).toContainText('Er is niets besteld of betaald.')
    await world({ faults: { topupPostpaidBundle: { fault: 'lost', times: 1 } } })
    await buy(page).click()
    await done(page) // the answer was lost, and looked up
    await expect(orderNumber(page)).toHaveText('TU-26028-001')
    // Looking up an unknown key closes it, so the next attempt uses another key.
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })
  await test.step('the page was closed before anybody knew', async () => {
    await page.goto('/mbs-bijkopen')
    await expect(buy(page)).toBeVisible()
    await world({ faults: { topupPostpaidBundle: { fault: 'lost', times: 1 }, getOrderOutcome: 'network' } })
    await buy(page).click()
    await expect(page.getByRole('alert')).toContainText('We weten nog niet of je bestelling is gelukt')
    await expect(buy(page)).toHaveAttribute('aria-disabled', 'true')
    await page.close()
    await world({ faults: null })
    const later = await context.newPage()
    await later.goto('/mbs-bijkopen')
    await expect(heading(later)).toHaveText('Je hebt extra internet!')
    await expect(orderNumber(later)).toHaveText('TU-26028-002')
  })
})

test('an order that fails: when the customer tries again, then nothing was ordered before', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(failedCall, /getUsPs → 500/, /net::ERR_INTERNET_DISCONNECTED/)
  await signIn(28)
  // This request failed before, and its failure was reported then.
  await world({ faults: { getUsPs: '500' } })
  await page.goto('/')
  await closeErrorDialog(page)
  await page.getByRole('link', { name: 'Extra internet' }).first().click()
  await expect(buy(page)).toBeVisible()
  const sent = sentOf(page, 'topupPostpaidBundle')
  await context.setOffline(true)
  await expect(buy(page)).toHaveAccessibleDescription('Je bent offline. Er is niets besteld.')
  await buy(page).click({ force: true })
  await context.setOffline(false)
  await expect(buy(page)).not.toHaveAttribute('aria-disabled')
  expect(sent).toHaveLength(0)

  await world({ faults: { topupPostpaidBundle: { fault: '500', times: 1 } } })
  await buy(page).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Kopen is niet gelukt. Er is niets in rekening gebracht.')
  await world({ priceRise: 50 })
  await buy(page).click()
  await expect(page.getByRole('alert')).toContainText('Het was € 3,00 en is nu € 3,50.')
  await buy(page, '€ 3,50').click()
  await done(page)
})
