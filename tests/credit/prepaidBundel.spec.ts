import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { eventsOf } from '../support/dataLayer.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const buy = (page: Page, price = '€ 10,00') => page.getByRole('button', { name: `Kopen voor ${price}` })
const bundle = (page: Page, name: string) => page.getByRole('radio', { name })
const extending = (page: Page) => page.getByRole('switch', { name: 'Automatisch verlengen' })
const done = (page: Page) => expect(heading(page)).toHaveText('Je bundel staat aan')
const failedCall = /\/api\/(?:put|post|get)\?endpoint=(?:topupPrepaidBundle|setAutoExtendPrepaidDataCampaign|getOrderOutcome)/

test.describe('buying a bundle from the credit', () => {
  test('another one than the one that runs: the price before the tap, and everything follows at once', async ({
    page,
    signIn,
  }) => {
    await signIn(31)
    await page.goto('/')
    await page.getByRole('link', { name: 'Wijzigen' }).click()
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText(/De nieuwe bundel begint meteen en vervangt de oude/)).toBeVisible()
    await expect(bundle(page, '4 GB en 100 minuten')).toBeChecked()
    await bundle(page, '10 GB en 200 minuten').check()
    // the renewal is asked once, and the remaining data is not lost without a warning
    await expect(page.getByRole('checkbox', { name: /Verleng mijn bundel/ })).toHaveCount(0)
    await expect(page.getByText('Wat je nog hebt, 1,35 GB en 69 minuten, vervalt dan.')).toBeVisible()
    await expect(page.getByText('Vervalt nu').locator('visible=true')).toBeVisible()
    await expect(page.getByText('Je hebt nu € 17,40').locator('visible=true')).toBeVisible()
    await expect(page.getByText('€ 2,40', { exact: true }).locator('visible=true')).toBeVisible()
    await expect(page.getByText('iDEAL')).toHaveCount(0)
    await buy(page, '€ 15,00').click()
    await done(page)
    await expect(heading(page)).toBeFocused()
    await expect(page.getByText('Je hebt 10 GB en 200 minuten. We verlengen je bundel automatisch op')).toBeVisible()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Downloaden (pdf)' }).click()
    expect((await download).suggestedFilename()).toBe('besteloverzicht-TU-26031-001.pdf')

    await page.getByRole('link', { name: 'Naar je overzicht' }).click()
    await expect(page.getByText('over van je 10 GB')).toBeVisible()
    await expect(page.getByText('Nog 200 min')).toBeVisible()
    await expect(page.getByText('€ 2,40', { exact: true })).toBeVisible()

    // earlier usage stays with the old bundle
    await goTo(page, '/verbruik')
    await expect(page.getByText('Je hebt deze periode nog niets gebruikt.')).toBeVisible()
    await page.getByRole('button', { name: 'Vorige periode' }).click()
    await expect(page.getByRole('heading', { name: 'Je hield 1,35 GB over' })).toBeVisible()
    await expect(page.getByText('Je hebt 2,65 GB gebruikt van 4 GB.')).toBeVisible()
  })

  test.describe('who agreed to being measured', () => {
    test.use({ cookies: 'accepted' })
    test('too little credit: how much, the choice stays, and it is paid at the bank; the sale is told', async ({
      page,
      signIn,
    }) => {
      await signIn(30)
      await page.goto('/kies-prepaid-bundel?bundel=PP-XL')
      await expect(bundle(page, '20 GB en onbeperkt bellen')).toBeChecked()
      // One payment method, and a secondary link to top up first.
      await expect(page.getByText('Je tegoed van € 0,85 is te laag voor deze bundel.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Betaal € 20,00' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Liever eerst opwaarderen' })).toBeVisible()
      await expect(buy(page, '€ 20,00')).toHaveCount(0)
      await page.getByRole('checkbox', { name: /^Verleng mijn bundel automatisch/ }).check()
      await expect(page.getByText('Je houdt nu € 0,85 over.').locator('visible=true')).toBeVisible()
      const sent = sentOf(page, 'topupPrepaidBundle')

      // the later choice wins, also after a reload
      await bundle(page, '0,5 GB').check()
      await expect(page).toHaveURL('/kies-prepaid-bundel')
      await page.reload()
      await expect(bundle(page, '0,5 GB')).toBeChecked()
      await expect(page.getByText('Je tegoed van € 0,85 is te laag voor deze bundel.')).toBeVisible()

      await bundle(page, '50 MB').check()
      await expect(page.getByText(/te laag/)).toHaveCount(0)
      await expect(buy(page, '€ 0,75')).toBeVisible()
      expect(sent).toHaveLength(0)

      await bundle(page, '10 GB en 200 minuten').check()
      await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
      await page.getByRole('button', { name: 'Betaal € 15,00' }).click()
      await atBank(page, 'Betaling lukt')
      await done(page)
      await expect(page.getByText('Betaald met iDEAL')).toBeVisible()
      await expect(page.getByText('€ 0,85', { exact: true })).toBeVisible()
      const sales = async () =>
        (await eventsOf(page)).flatMap((event) => ('ecommerce' in event ? [[event.event, event.ecommerce.items]] : []))
      await expect.poll(sales).toMatchObject([['purchase', [{ item_id: 'PP-L', item_category: 'bundle', price: 15 }]]])
      await page.getByRole('link', { name: 'Naar je overzicht' }).click()
      await expect(page.getByText('over van je 10 GB')).toBeVisible()
    })
  })
})

test.describe('one order', () => {
  test('a broken server, another price, and credit that went elsewhere: nothing is bought; then by keyboard, down to the last cent', {
    tag: '@deep',
  }, async ({ page, signIn, world, allow }) => {
    allow(failedCall)
    await signIn(35)
    await page.goto('/kies-prepaid-bundel?bundel=PP-S')
    await expect(buy(page, '€ 5,00')).toBeVisible()
    await world({ faults: { topupPrepaidBundle: { fault: '500', times: 1 } } })
    await buy(page, '€ 5,00').click()
    await closeErrorDialog(page)
    const told = page.getByRole('alert')
    await expect(told).toContainText('Kopen is niet gelukt. Er is niets van je tegoed afgegaan.')

    await world({ priceRise: 50 })
    await buy(page, '€ 5,00').click()
    await expect(told).toContainText('Het was € 5,00 en is nu € 5,50.')
    await expect(buy(page, '€ 5,50')).toBeVisible()

    await world({ priceRise: 0, patch: { overview: { balance: 5000 } } })
    await page.goto('/kies-prepaid-bundel?bundel=PP-XL')
    await expect(buy(page, '€ 20,00')).not.toHaveAttribute('aria-disabled')
    await world({ patch: null })
    await buy(page, '€ 20,00').click()
    await expect(page.getByText('Je tegoed van € 10,00 is te laag voor deze bundel.')).toBeVisible()
    await expect(told).toContainText('Je tegoed is te laag voor deze bundel.')
    await bundle(page, '1 GB en 50 minuten').check()
    await expect(told).toHaveCount(0)

    await test.step('by keyboard, down to the last cent', async () => {
      await expect(extending(page)).toHaveCount(0) // no bundle runs
      await bundle(page, '4 GB en 100 minuten').focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByText('Je tegoed van € 10,00 is te laag voor deze bundel.')).toBeVisible()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('Tab') // the renewal
      await page.keyboard.press('Tab')
      await expect(buy(page)).toBeFocused()
      await page.keyboard.press('Enter')
      await done(page)
      await expect(page.getByText('€ 0,00')).toBeVisible()
      await expect(page.getByText('Je hebt 4 GB en 100 minuten. Je kunt je bundel gebruiken tot en met')).toBeVisible()
    })
  })
})

test.describe('extending the bundle that runs', () => {
  test('by keyboard off and on at once; no network and a failure change nothing, and an answer that was lost is looked up', {
    tag: '@deep',
  }, async ({ page, context, signIn, world, allow }) => {
    allow(failedCall, /net::ERR_INTERNET_DISCONNECTED/)
    await signIn(31)
    await page.goto('/kies-prepaid-bundel')
    await extending(page).focus()
    await page.keyboard.press('Space')
    await expect(extending(page)).not.toBeChecked()
    await expect(extending(page)).toHaveAccessibleDescription(/^Stopt na \d/)
    await expect(extending(page)).toBeFocused()
    await expect(extending(page)).not.toHaveAttribute('aria-busy')
    await goTo(page, '/')
    await expect(page.getByText(/^Stopt na \d/)).toHaveCount(1)
    await goTo(page, '/kies-prepaid-bundel')
    await extending(page).click()
    await expect(extending(page)).not.toHaveAttribute('aria-busy')
    await expect(extending(page)).toBeChecked()
    await expect(extending(page)).toHaveAccessibleDescription(/^Verlengt automatisch op \d/)

    await expect(buy(page)).toBeVisible()
    const sent = sentOf(page, 'topupPrepaidBundle')
    await context.setOffline(true)
    await expect(buy(page)).toHaveAccessibleDescription('Je bent offline. Er is niets besteld.')
    await expect(extending(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
    await buy(page).click({ force: true })
    await context.setOffline(false)
    await expect(buy(page)).not.toHaveAttribute('aria-disabled')
    await expect(extending(page)).toBeChecked()
    expect(sent).toHaveLength(0)

    await world({ faults: { setAutoExtendPrepaidDataCampaign: { fault: '500', times: 1 } } })
    await extending(page).click()
    await closeErrorDialog(page)
    await expect(page.getByRole('alert')).toContainText('Dit is niet gelukt. Probeer het opnieuw.')
    await expect(extending(page)).toBeChecked()

    await world({ faults: { setAutoExtendPrepaidDataCampaign: { fault: 'lost', times: 1 } } })
    await extending(page).click()
    await expect(extending(page)).not.toHaveAttribute('aria-busy')
    await expect(extending(page)).not.toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
