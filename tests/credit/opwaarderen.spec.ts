import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { toBank } from '../support/ordered.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const SUCCEEDS = 'Testbank: betaling lukt'

test('a payment that was left at the bank: when it is stopped, then another amount is paid once', async ({ page, signIn }) => {
  await signIn(31)
  await page.goto('/beltegoed-opwaarderen')
  await page.getByRole('radio', { name: '€ 20', exact: true }).check()
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await page.getByRole('button', { name: 'Betaal € 20,00' }).click()
  await expect(heading(page)).toHaveText('Testbank')
  const left = page.url()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Verder met betalen' })).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Stoppen met deze betaling' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Je betaling is gestopt. Er is niets betaald.')).toBeVisible()
  await settled(page) // React holds back what is pressed while a screen comes into view
  await page.getByRole('radio', { name: '€ 10', exact: true }).check()
  await page.getByRole('button', { name: 'Betaal € 10,00' }).click()
  await expect(heading(page)).toHaveText('Testbank')
  expect(page.url()).not.toBe(left)
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 27,40')
})

test('a top-up code: when it is refused, then its field says why, and a right one is added to the credit', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/redeemTopUpCode|status of 4(?:22|29)/)
  await signIn(31)
  await page.goto('/beltegoed-opwaarderen')
  await page.getByRole('button', { name: 'Met een code' }).focus()
  await page.keyboard.press('Enter')
  const code = page.getByLabel('Opwaardeercode')
  await code.fill('2000000000000030')
  await code.press('Enter')
  await expect(page.getByText('Deze code is al gebruikt.')).toBeVisible()
  await expect(code).toBeFocused()
  await code.fill('2000 0000 0000 0014')
  await code.press('Enter')
  await expect(heading(page)).toHaveText('Gelukt, je tegoed is € 27,40')
  await expect(heading(page)).toBeFocused()
})

test('a payment: when an address claims that it is paid, then only the answer of the server counts', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(31)
  await toBank(page, SUCCEEDS)
  const id = new URL(page.url()).searchParams.get('betaling') ?? ''
  const elsewhere = await context.newPage()
  await elsewhere.goto(`/betaling-controleren?betaling=${id}&status=paid`)
  await expect(heading(elsewhere)).toHaveText('Bezig met het controleren van betaling')
})
