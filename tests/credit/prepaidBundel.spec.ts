import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { eventsOf } from '../support/dataLayer.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const buy = (page: Page, price = '€ 10,00') => page.getByRole('button', { name: `Kopen voor ${price}` })
const bundle = (page: Page, name: string) => page.getByRole('radio', { name })
const extending = (page: Page) => page.getByRole('switch', { name: 'Automatisch verlengen' })
const done = (page: Page) => expect(heading(page)).toHaveText('Je bundel staat aan')
test.describe('buying a bundle from the credit', () => {
  test('a prepaid bundle: when another one is bought from the credit, then everything follows at once', async ({
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
    test('a prepaid bundle: when the credit is too low, then it is paid at the bank and the sale is measured', async ({
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

test.describe('extending the bundle that runs', () => {
  test('a running bundle: when its renewal is turned off by keyboard, then it says on which day it ends', async ({
    page,
    signIn,
  }) => {
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
  })
})
