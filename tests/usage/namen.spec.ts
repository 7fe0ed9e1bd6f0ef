import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { missedText } from '../support/room.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import { kept, shellKept } from '../support/worker.ts'

const CODE = '384075'

test.use({ serviceWorkers: 'allow' })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('names of numbers: when a customer gives one, then the list shows it until it is hidden, and the device keeps it sealed', async ({
  page,
  context,
  signIn,
  world,
}) => {
  test.slow()
  await world({ clock: '2027-03-22' })
  await signIn(2)
  await page.goto('/verbruik/bellen-en-sms')
  await button(page, 'Toon hele nummers').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Toon hele nummers' }).click()
  await expect(button(page, 'Verberg nummers van anderen')).toBeVisible()
  await page.getByRole('link', { name: 'Namen bij nummers' }).click()
  await expect(heading(page)).toBeFocused()

  await page.getByLabel('Kies een app-code').fill(CODE)
  await page.getByLabel('Nog een keer je app-code').fill(CODE)
  await shellKept(page)
  await context.setOffline(true) // names never leave the device
  await button(page, 'Begin met namen').click()
  await expect(heading(page)).toBeFocused()
  await page.getByRole('region', { name: 'Nummers van deze maand' }).getByRole('listitem').first().getByRole('button').click()
  await context.setOffline(false)
  const field = page.getByLabel(/^Naam voor/)
  await expect(field).toBeFocused()
  await field.fill('x'.repeat(41))
  await field.press('Enter')
  await expect(page.getByText('Deze naam is te lang. Gebruik maximaal 40 tekens.').first()).toBeVisible()
  await field.fill('Burgemeestersvrouw Strandloper')
  await button(page, 'Bewaar naam').dblclick()
  const named = page.getByRole('button', { name: /^Burgemeestersvrouw Strandloper/ })
  await expect(named).toBeFocused()
  await expectNoFindings(page, 'the names')
  expect(JSON.stringify(await kept(page, 'call-names'))).not.toContain('Strandloper')

  await page.getByRole('link', { name: 'Bellen en sms' }).first().click()
  await page.getByRole('button', { name: /^Burgemeestersvrouw Strandloper/ }).click()
  await expect(page.locator('#nummer')).toHaveText(/^Met Burgemeestersvrouw Strandloper, 06/)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await settled(page)
  expect(await missedText(page)).toEqual([])
  await page.reload()
  await expect(page.getByRole('link', { name: 'Namen bij nummers' })).toBeVisible()
  await expect(page.getByText('Strandloper')).toHaveCount(0)

  await page.getByRole('link', { name: 'Namen bij nummers' }).click()
  const code = page.getByLabel('Je app-code', { exact: true })
  await code.fill('111111')
  await code.press('Enter')
  await expect(page.getByText('Je hebt nog 4 pogingen. Daarna wissen we je namen.')).toBeVisible()
  await code.fill(CODE)
  await code.press('Enter')
  await expect(named).toBeVisible()
  await button(page, 'Verberg namen').click()
  await expect(code).toBeVisible()
  await button(page, 'Verwijder alle namen').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder alle namen' }).click()
  await expect(page.getByText('Je namen zijn van dit toestel gewist.')).toBeVisible()
  expect(await kept(page, 'call-names')).toBeNull()
})
