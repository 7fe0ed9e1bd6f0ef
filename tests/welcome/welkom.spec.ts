import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { logIn } from '../support/guests.ts'
import { expect, test } from '../support/test.ts'

const NEW_PASSWORD = 'een zeehond op de wadplaat'

const part = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })
const step = (page: Page) => page.getByRole('list', { name: 'Voortgang' }).locator('[aria-current="step"]')
const confirmButton = (page: Page) => page.getByRole('button', { name: 'Contract bevestigen' })

/** Types a password and its repetition, and goes on, by keyboard. */
async function typeTwice(page: Page, password: string) {
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Tab') // shows the password
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

test.describe('the first visit of a new customer', () => {
  test('a new customer: when the password and the contract are confirmed by keyboard, then the simcard is turned on', async ({
    page,
    signIn,
  }) => {
    await signIn(14)
    await page.goto('/')
    await expect(page).toHaveURL('/welkom')
    await expect(step(page)).toContainText('Wachtwoord kiezen')
    await expect(page.getByText('Nog 2 dingen, dan kun je beginnen.')).toBeVisible()
    await typeTwice(page, 'wouter op de wadplaat')
    await expect(page.getByText('Gebruik niet je naam of 06-nummer in je wachtwoord.')).toBeVisible()
    await typeTwice(page, NEW_PASSWORD)
    await expect(part(page, 'Bevestig je contract')).toBeFocused()
    await expect(step(page)).toContainText('Contract bevestigen')
    await expect(page.getByText('Nog 1 ding, dan kun je beginnen.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^algemene voorwaarden/ })).toHaveAttribute('target', '_blank')
    await expect(page.getByText('06 90 00 00 14')).toBeVisible()
    await expectNoFindings(page, 'the contract', { practice: true })
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Contract (pdf)' }).click()
    expect((await download).suggestedFilename()).toBe('contract.pdf')

    await test.step('the password signs in, and its step stays done', async () => {
      await page.getByRole('button', { name: 'Uitloggen' }).click()
      await expect(page).toHaveURL('/inloggen?uitgelogd=1')
      await logIn(page, '0690000014', NEW_PASSWORD)
      await expect(page).toHaveURL('/welkom')
      await expect(part(page, 'Bevestig je contract')).toBeVisible()
    })

    await confirmButton(page).press('Enter')
    await expect(page.getByText('Je bent er bijna! Heb je alles aangevinkt?').first()).toBeVisible()
    await expect(page.getByText('Ga je akkoord? Vink dan het boxje aan').first()).toBeVisible()
    await page.getByLabel(/^Ik ga akkoord met de algemene voorwaarden/).press('Space')
    await page.getByLabel('Ik ga akkoord met de contractsamenvatting.').press('Space')
    await confirmButton(page).press('Enter')
    await expect(part(page, 'Klaar! Je simkaart wordt aangezet')).toBeFocused()
    await expect(page.getByText('Je simkaart is wakker.')).toBeVisible()
    await expectNoFindings(page, 'the end', { practice: true })

    await page.getByRole('button', { name: 'Naar je overzicht' }).press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('region', { name: 'Internet' })).toBeVisible()
    await goTo(page, '/welkom')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Foutje')
  })
})
