import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const buy = (page: Page, price = '€ 3,00') => page.getByRole('button', { name: `Kopen voor ${price}` })
const done = (page: Page) => expect(heading(page)).toHaveText('Je hebt weer internet!')
const orderNumber = (page: Page) => page.getByText(/^TU-26\d{3}-\d{3}$/)
const failedCall = /(?:PUT|GET) \/api\/(?:put|get)\?endpoint=(?:topupPostpaidBundle|getOrderOutcome)/

test.describe('buying internet on top of the bundle', () => {
  test('the price before the tap, the receipt after it, and the effect on the overview at once', async ({ page, signIn }) => {
    await signIn(28)
    await page.goto('/')
    await page.getByRole('link', { name: 'Extra internet' }).click()
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText('1 GB voor € 3,00')).toBeVisible()
    await buy(page).click()
    await done(page)
    await expect(heading(page)).toBeFocused()
    await expect(orderNumber(page)).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Downloaden (pdf)' }).click()
    expect((await download).suggestedFilename()).toMatch(/^besteloverzicht-TU-26028-001\.pdf$/)

    // the water rises from its previous level
    await page.getByRole('link', { name: 'Naar je verbruik' }).click()
    await page.getByRole('link', { name: 'Overzicht', exact: true }).locator('visible=true').click()
    await expect(page.getByText('over van je 2 GB')).toBeVisible()
    await expect(page.locator('svg[style*="--from"]')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: 'Extra internet' })).toBeVisible()
  })

  test('as somebody who had gone over the bundle, by keyboard: all of it is there, and what was charged stays; then minutes', async ({
    page,
    signIn,
  }) => {
    await signIn(2)
    await page.goto('/mbs-bijkopen')
    await buy(page).focus()
    await page.keyboard.press('Enter')
    await done(page)
    await page.getByRole('link', { name: 'Naar je verbruik' }).press('Enter')
    await expect(heading(page)).toHaveText('Je verbruik')
    await page.goto('/')
    await expect(page.getByText('over van je 4 GB')).toBeVisible()
    await expect(page.getByText('€ 18,00')).toBeVisible() // 180 MB outside the bundle, before the purchase

    await page.goto('/minuten-bijkopen')
    await buy(page, '€ 5,00').click()
    await expect(heading(page)).toHaveText('Je kunt weer bellen!')
    await page.goto('/')
    await expect(page.getByText('Nog 100 min')).toBeVisible()
  })
})

test.describe('one order', () => {
  test('however often it is pressed; reloading and going back change nothing', async ({ page, context, signIn, world }) => {
    await signIn(28)
    await world({ latency: 300 })
    await page.goto('/mbs-bijkopen')
    await expect(buy(page)).toBeVisible()
    const sent = sentOf(page, 'topupPostpaidBundle')
    await buy(page).evaluate((button) => {
      for (let press = 0; press < 10; press += 1) if (button instanceof HTMLElement) button.click()
    })
    await done(page)
    expect(sent).toHaveLength(1)
    for (let times = 0; times < 3; times += 1) {
      await page.reload()
      await done(page)
      await expect(orderNumber(page)).toHaveText('TU-26028-001')
    }
    const other = await context.newPage()
    await other.goto('/mbs-bijkopen/bedankt')
    await expect(other).toHaveURL('/mbs-bijkopen')
    expect(sent).toHaveLength(1)
  })

  test('in two tabs: the second hears of it, and orders nothing', async ({ page, context, signIn }) => {
    await signIn(28)
    await page.goto('/mbs-bijkopen')
    await expect(buy(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/mbs-bijkopen')
    await expect(buy(other)).toBeVisible()
    await other.waitForTimeout(300) // until it knows the key
    await buy(page).click()
    await done(page)
    await expect(other.getByRole('alert')).toContainText('Deze bestelling is al geplaatst')
    const sent = sentOf(other, 'topupPostpaidBundle')
    await buy(other).click({ force: true })
    expect(sent).toHaveLength(0)
  })

  test('an answer that is lost, cut off, or fails: it was placed, or not, and the customer is told which', async ({
    page,
    signIn,
    world,
    allow,
  }) => {
    allow(failedCall)
    await signIn(28)
    for (const [at, fault] of (['lost', 'done-with-500', 'truncated', 'html'] as const).entries()) {
      await page.goto('/mbs-bijkopen')
      await expect(buy(page)).toBeVisible()
      await world({ faults: { topupPostpaidBundle: { fault, times: 1 } } })
      const sent = sentOf(page, 'topupPostpaidBundle')
      await buy(page).click()
      if (fault === 'html') {
        await expect(page.getByRole('alert')).toContainText('Er is niets besteld of betaald.')
        await buy(page).click()
      }
      await expect(heading(page)).toHaveText(at === 0 ? 'Je hebt weer internet!' : 'Je hebt extra internet!')
      await expect(orderNumber(page), fault).toHaveText(`TU-26028-00${at + 1}`)
      await expect(page.getByRole('alertdialog')).toHaveCount(0)
      // Looking up an unknown key closes it, so the next attempt uses another key.
      expect(new Set(sent.map(({ key }) => key)).size).toBe(fault === 'html' ? 2 : 1)
    }
  })

  test('killed while it was sent: the next visit looks it up', async ({ page, context, signIn, world, allow }) => {
    allow(failedCall)
    await signIn(28)
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
    await done(later)
    await expect(orderNumber(later)).toHaveText('TU-26028-001')
  })

  test('no network, a broken server, a refusal, another price than was seen: nothing is ordered, and the next try is a new one', async ({
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
    await world({ faults: { topupPostpaidBundle: { fault: '403', times: 1 } } })
    await buy(page).click()
    await expect(page.getByRole('alert')).toContainText('Kopen is niet gelukt.')
    await world({ priceRise: 50 })
    await buy(page).click()
    await expect(page.getByRole('alert')).toContainText('Het was € 3,00 en is nu € 3,50.')
    await buy(page, '€ 3,50').click()
    await done(page)
  })
})
