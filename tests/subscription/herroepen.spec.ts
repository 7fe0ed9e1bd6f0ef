import type { Page } from '@playwright/test'
import { addDays, dayOf } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import { returnPhoneBy } from '#model/subscription/withdrawal.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const today = dayOf(Date.now())
const START = 'Overeenkomst hier herroepen'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const start = (page: Page) => page.getByRole('button', { name: START })
const confirmed = (page: Page) => page.getByRole('button', { name: 'Herroeping bevestigen' })

test('a new subscription: when it is withdrawn, then a separate confirmation gives a receipt', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/withdrawContract.*→ 500/)
  await signIn(27)
  await page.goto('/instellingen/abonnement')
  await expect(page.getByRole('main').getByRole('link', { name: START })).toBeVisible()
  await goTo(page, '/')
  // The footer of every page offers it, so nothing on the overview does.
  await expect(page.getByRole('link', { name: START })).toHaveCount(1)
  await page.getByRole('contentinfo').getByRole('link', { name: START }).click()
  await expect(page).toHaveURL('/annuleren')
  await page.getByRole('link', { name: 'Mijn abonnement' }).click()
  await expect(heading(page)).toHaveText('Abonnement herroepen binnen 14 dagen')
  await expect(page.getByText(`tot en met ${dayInFull(reflectionUntil(addDays(today, -6)))}`)).toBeVisible()
  await expect(page.getByText('6 dagen × € 12,50 per maand × 12 / 365 = € 2,47')).toBeVisible()

  await page.getByLabel('Bevestiging naar').fill('femke')
  await start(page).click()
  await expect(page.getByText('Dit e-mailadres klopt niet.')).toBeVisible()
  await page.getByLabel('Bevestiging naar').fill('femke@elders.example')
  await start(page).click()
  await expect(page.getByRole('region', { name: 'Bevestig je herroeping' }).first()).toBeFocused()
  await expect(page.getByText('Ik herroep mijn overeenkomst met Tureluur.')).toBeVisible()
  await page.goBack() // the form keeps its values
  await expect(page.getByLabel('Bevestiging naar')).toHaveValue('femke@elders.example')
  await start(page).click()

  await world({ faults: { withdrawContract: { fault: '500', times: 1 } } })
  await confirmed(page).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Herroepen is niet gelukt.')
  await confirmed(page).click()
  await expect(heading(page)).toHaveText('Je abonnement is herroepen')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Je krijgt een bevestiging op femke@elders.example.')).toBeVisible()
  await page.reload() // the receipt comes from the server
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Bevestiging (pdf)' }).click()
  expect((await downloading).suggestedFilename()).toBe('herroeping-HR-26027-001.pdf')
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText('Je abonnement is gestopt', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: START })).toHaveCount(0)
})

test('a phone on its way: when it is withdrawn at 320 px with large text, then nothing is cut off', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%'
    }),
  )
  const fits = async (what: string) => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, what).toBeLessThanOrEqual(320)
  }
  await signIn(18)
  await page.goto('/annuleren')
  await page.getByRole('link', { name: 'Mijn telefoon' }).click()
  await expect(start(page)).toBeVisible()
  await fits('the statement')
  await start(page).click()
  await expect(confirmed(page)).toBeVisible()
  await fits('the confirmation')
  await confirmed(page).click()
  await expect(heading(page)).toHaveText('Je bestelling is herroepen')
  await expect(page.getByText(dayInFull(returnPhoneBy(today)))).toBeVisible()
  await fits('the receipt')
  await goTo(page, '/instellingen/abonnement')
  await expect(page.getByText('We wachten op je retour').first()).toBeVisible()
})

test('too late for the subscription: when a phone can still be withdrawn, then its way is there', async ({ page, signIn }) => {
  await signIn(18)
  await page.goto('/abonnement-annuleren')
  await expect(heading(page)).toHaveText('De bedenktijd van je abonnement is voorbij')
  await page.getByRole('link', { name: /^Mijn telefoon/ }).click()
  await expect(page).toHaveURL('/annuleren?wat=phone')
})
