import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

const card = (page: Page) => page.getByRole('region', { name: 'Zet Mijn Tureluur op je beginscherm' })

/** The browser's offer to install, as Chromium makes it some time after the page load; records its outcome. */
const offer = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const prompt = async () => {
      document.documentElement.dataset.prompted = answer
      return { outcome: answer }
    }
    dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }))
  }, outcome)

/** The card does not push away content that is being read: it appears the next time the overview opens. */
async function leaveAndReturn(page: Page) {
  await page.getByRole('link', { name: 'Bekijk verbruik' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Internet' })).toBeVisible()
}

async function secondVisit(page: Page) {
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Internet' })).toBeVisible()
  await expect(card(page)).toHaveCount(0)
  await noteShifts(page)
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'Internet' })).toBeVisible()
}

test.describe('the install card', () => {
  test('the install card: when it is pressed on the second visit, then the browser asks and the card goes', async ({
    page,
    signIn,
  }) => {
    await signIn(1)
    await secondVisit(page)
    await settled(page)
    await offer(page, 'accepted')
    await settled(page)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, moved.join('; ')).toBeLessThanOrEqual(0.02)
    await leaveAndReturn(page)
    await expect(card(page)).toBeVisible()
    await card(page).getByRole('button', { name: 'Installeren' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-prompted', 'accepted')
    await expect(page.getByText('Gelukt! Mijn Tureluur staat op je beginscherm.').first()).toBeVisible()
    await expect(card(page)).toHaveCount(0)
  })
})

test.describe('the install card on an iPhone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  })
})
