import type { Page } from '@playwright/test'
import { addDays, addMonths, dayOf, endOfMonth } from '#kit/dates.ts'
import { dayInFull, dayText } from '#kit/words/dateText.ts'
import { goTo } from '../support/goTo.ts'
import { chooseBundles, confirmBundles } from '../support/ordered.ts'
import { expect, test } from '../support/test.ts'

const PATH = '/instellingen/abonnement'
const today = dayOf(Date.now())
const inMonths = (months: number) => addMonths(today, months)
const nextMonth = addDays(endOfMonth(today), 1)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const region = (page: Page, name: string) => page.getByRole('region', { name })
const contract = (page: Page) => region(page, 'Dit heb je nu')
const link = (page: Page, name: string | RegExp) => region(page, 'Dit kun je regelen').getByRole('link', { name })
const phone = (page: Page) => region(page, 'Je telefoon')
const NO_PHONE = 'Je hebt geen telefoon op afbetaling.'
/** The text of a row; empty when the row does not exist. */
const row = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition')

test('the subscription: when something of it is changed, then its page follows without a reload', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await page.getByRole('link', { name: 'Abonnement Contract, bundels en verlengen' }).click()
  await expect(page).toHaveURL(PATH)
  await expect(heading(page)).toHaveText('Je abonnement')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveTitle('Abonnement | Mijn Tureluur')

  await expect(row(page, 'Abonnement')).toHaveText('Actief')
  await expect(row(page, 'Bundels')).toHaveText('Internet: 10 GBBellen: Onbeperkt')
  await expect(row(page, 'Per maand')).toHaveText('€ 12,50')
  await expect(row(page, 'Contractduur')).toHaveText('1 jaar')
  const lastDay = addDays(inMonths(5), -1)
  await expect(row(page, 'Contract vanaf')).toHaveText(dayInFull(inMonths(-7)))
  await expect(row(page, 'Contract tot en met')).toHaveText(dayInFull(lastDay))
  await expect(row(page, 'Telefoon')).toHaveText('Geen')
  await expect(row(page, 'Korting tot en met')).toHaveCount(0)
  await expect(contract(page)).toContainText(`Je kunt verlengen vanaf ${dayInFull(addMonths(lastDay, -4))}.`)
  await expect(phone(page)).toContainText(NO_PHONE)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Contract (pdf)' }).click()
  expect((await download).suggestedFilename()).toBe('contract.pdf')
  await expect(page.getByRole('link', { name: /^Tijdlijn/ })).toBeVisible()

  await expect(region(page, 'Dit kun je regelen').getByRole('link')).toHaveText([
    'Bundels wijzigen',
    'Tureluur CompleetBeschikbaar',
    'Samenkorting',
    'Nummerbehoud',
    'Opzeggen',
  ])
  await link(page, 'Samenkorting').press('Enter')
  await expect(page).toHaveURL('/ft/samenkorting')
  await page.goBack()
  await expect(heading(page)).toHaveText('Je abonnement')

  // It follows what is changed, without a reload.
  const shelf = region(page, 'Dit is onderweg')
  await link(page, 'Bundels wijzigen').click()
  await chooseBundles(page)
  await confirmBundles(page)
  await goTo(page, PATH)
  await expect(shelf.getByText('Er is een wijziging onderweg')).toBeVisible()
  await expect(shelf).toContainText(
    `Gaat in op ${dayText(nextMonth)}. Internet: 20 GB. Per maand: € 13,00, na 6 maanden € 15,00.`,
  )
  await expect(row(page, 'Bundels')).toContainText('10 GB')
  await shelf.getByRole('button', { name: 'Wijziging ongedaan maken' }).click()
  await page.getByRole('button', { name: 'Ja, ongedaan maken' }).click()
  await expect(shelf).toHaveCount(0)
  await expect(row(page, 'Bundels')).toContainText('10 GB')

  await goTo(page, '/dataplafond')
  await page.getByRole('button', { name: 'Dataplafond aanzetten' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aanzetten' }).click()
  await expect(heading(page)).toHaveText('Je dataplafond staat aan')
  await goTo(page, PATH)
  await expect(row(page, 'Bundels')).toContainText('Dataplafond')
  await expect(row(page, 'Per maand')).toHaveText('€ 13,50')
})
