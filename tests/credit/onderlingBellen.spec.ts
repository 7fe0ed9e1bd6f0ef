import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const turnOn = (page: Page) => page.getByRole('button', { name: 'Aanzetten voor € 2,50' })
const turnOff = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Uitzetten' })
const extend = (page: Page) => page.getByRole('button', { name: 'Verleng automatisch na 30 dagen' })
const sure = (page: Page) => page.getByRole('dialog', { name: 'Onderling bellen uitzetten?' })
const failedCall = /\/api\/(?:put|post|get)\?endpoint=(?:topupPrepaidBundle|setAutoExtendPrepaidDataCampaign|getOrderOutcome)/

test('turned on from the credit, extended, turned off: usable until its last day, and then at the old rate', async ({
  page,
  signIn,
}) => {
  await signIn(34)
  await page.goto('/')
  await page.getByRole('link', { name: /^Onderling bellen/ }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Bel 1.000 minuten met andere klanten van Tureluur voor € 2,50 per 30 dagen.')).toBeVisible()
  await expect(page.getByText('€ 22,50')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Verleng automatisch na 30 dagen' }).check()
  await turnOn(page).click()
  await expect(heading(page)).toHaveText('Onderling bellen staat aan')
  await expect(page.getByText('Je kunt 1.000 minuten bellen met andere klanten van Tureluur, tot en met')).toBeVisible()
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText('Nog 1.000 min')).toBeVisible()
  await expect(page.getByText('€ 22,50', { exact: true })).toBeVisible()

  await goTo(page, '/onderling-bellen')
  await expect(page.getByText('Je hebt nog 1.000 van 1.000 minuten.')).toBeVisible()
  await turnOff(page).click()
  await sure(page).getByRole('button', { name: 'Uitzetten' }).click()
  await expect(heading(page)).toHaveText('Onderling bellen staat uit')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Daarna betaal je weer het gewone tarief: € 0,25 per minuut.')).toBeVisible()
  await page.reload()
  await expect(heading(page)).toHaveText('Onderling bellen staat uit')
  await goTo(page, '/onderling-bellen')
  await expect(page.getByText(/^Stopt na \d/)).toBeVisible()
})

test('by keyboard: thinking again, a failure, an answer that is lost, and letting it be extended after all', {
  tag: '@deep',
}, async ({ page, context, signIn, world, allow }) => {
  allow(failedCall)
  allow(/net::ERR_INTERNET_DISCONNECTED/)
  await signIn(33)
  await page.goto('/onderling-bellen')
  await expect(page.getByText('Je hebt nog 388 van 1.000 minuten.')).toBeVisible()
  await context.setOffline(true)
  await expect(turnOff(page)).toHaveAccessibleDescription('Je bent offline. Dit kan alleen met internet.')
  await context.setOffline(false)
  await expect(turnOff(page)).not.toHaveAttribute('aria-disabled')
  await turnOff(page).press('Enter')
  await expect(sure(page)).toContainText(/Je kunt het nog gebruiken tot en met \d/)
  await page.keyboard.press('Escape')
  await expect(sure(page)).toHaveCount(0)
  await expect(turnOff(page)).toBeFocused()

  await world({ faults: { setAutoExtendPrepaidDataCampaign: { fault: '500', times: 1 } } })
  await page.keyboard.press('Enter')
  await sure(page).getByRole('button', { name: 'Uitzetten' }).press('Enter')
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Dit is niet gelukt. Probeer het opnieuw.')
  await expect(page.getByText(/^Verlengt automatisch op \d/)).toBeVisible()
  await world({ faults: { setAutoExtendPrepaidDataCampaign: { fault: 'lost', times: 1 } } })
  await turnOff(page).press('Enter')
  await sure(page).getByRole('button', { name: 'Uitzetten' }).press('Enter')
  await expect(heading(page)).toHaveText('Onderling bellen staat uit')
  await expect(page.getByText('€ 0,20 per minuut.')).toBeVisible()

  await goTo(page, '/onderling-bellen')
  await extend(page).press('Enter')
  await expect(page.getByText(/^Verlengt automatisch op \d/)).toBeVisible()
  await expect(turnOff(page)).toBeFocused()
})
