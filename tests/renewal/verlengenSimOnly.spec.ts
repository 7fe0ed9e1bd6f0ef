import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { confirmRenewal } from '../support/ordered.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const choice = (page: Page, group: string, name: RegExp | string) =>
  page.getByRole('radiogroup', { name: group }).getByRole('radio', { name })
const onward = (page: Page) => page.getByRole('button', { name: 'Volgende' }).filter({ visible: true })

test.describe('extending without a phone', () => {
  test('a renewal without a phone: when it is ordered, then the subscription follows until it is undone', async ({
    page,
    signIn,
  }) => {
    await signIn(15)
    await page.goto('/instellingen/abonnement')
    await page.getByRole('link', { name: 'Verlengen sim only' }).click()
    await expect(page.getByText(/^Met 10\sGB internet en 200\sminuten had je over de laatste 8 maanden/)).toBeVisible()
    await page.getByText('Bekijk de som per maand').click()
    await expect(page.getByRole('row', { name: /^Samen/ })).toContainText(/€\s[\d,]+.*€\s[\d,]+/)
    await expectNoFindings(page, 'the advice with its sum')
    await page.getByRole('button', { name: 'Kies deze bundels' }).click()
    await expect(choice(page, 'Bellen', /^200/)).toBeChecked()
    await expect(page.getByText('Deze bundels heb je gekozen.')).toBeVisible()

    // The discount is that of the list: it is no special offer.
    await expect(page.getByText('Speciaal voor jou')).toHaveCount(0)
    await choice(page, 'Internet', /^20\sGB/).check()
    await choice(page, 'Bellen', /^Onbeperkt/).check()
    await expect(choice(page, 'Kies hoelang je contract duurt', /^1 jaar, voor klanten die verlengen/)).toBeChecked()
    await page.getByRole('checkbox', { name: 'Houd me op de hoogte van acties en nieuws.' }).check()
    await onward(page).click()
    await expect(heading(page)).toHaveText('Klopt dit?')
    await expect(page.getByText(/^Je nieuwe contract begint op 1\s\w+ 20\d\d en duurt 12 maanden\.$/)).toBeVisible()
    await page.getByRole('link', { name: 'Terug naar kiezen' }).press('Enter')
    await expect(choice(page, 'Internet', /^20\sGB/)).toBeChecked()
    await page.getByRole('link', { name: 'Overzicht' }).first().click()
    await page.getByRole('dialog', { name: 'Stoppen met verlengen?' }).press('Escape')
    await onward(page).press('Enter')
    await expect(heading(page)).toHaveText('Klopt dit?')
    const [orders, news] = [sentOf(page, 'changePostpaidCampaigns'), sentOf(page, 'updateAdvertising')]
    await confirmRenewal(page)
    await expect(heading(page)).toBeFocused()
    expect(JSON.parse(orders[0]?.body ?? '')).toEqual({
      activateComplete: false,
      campaignIDs: ['INET-20000.retention.750.renewal', 'MAIN-UNL.retention.500.renewal'],
      contractAccepted: true,
      startsOn: expect.stringMatching(/^20\d\d-\d\d-01$/), // the day that was shown
    })
    await expect.poll(() => news.length).toBe(1) // the key is kept after the receipt was shown
    expect(JSON.parse(news[0]?.body ?? '')).toMatchObject({ news: true, offersEmail: true })

    await page.getByRole('link', { name: 'Toch niet? Maak je verlenging ongedaan.' }).click()
    await expect(page.getByText('Je abonnement wordt verlengd')).toBeVisible()
    await page.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
    await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
    await expect(page.getByText('Je wijziging is ongedaan gemaakt.')).toBeVisible()
  })

  test('a customer who cannot renew: when the renewal is opened, then the page says from when', async ({ page, signIn }) => {
    await signIn(1)
    await page.goto('/verlengen/sim-only')
    await expect(page.getByText(/^Je kunt verlengen vanaf \d+\s\w+ 20\d\d\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Wijzig naar deze bundels' }).click()
    await expect(heading(page)).toHaveText('Kies je bundels')
    await expect(choice(page, 'Internet', /^6 GB/)).toBeChecked()
  })
})
