import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

test('the contract: when a read is tried, then it answers for the customer who is signed in', async ({ page, request }) => {
  await page.context().request.post('/demo/login', { data: { account: 1 }, headers: { 'X-Requested-With': 'mijn' } })
  await page.goto('/demo/contract')
  await page.getByLabel('Zoek een aanroep').fill('getHandsetDevice UNKNOWN_DEVICE')
  await expect(page.getByText('1 aanroep', { exact: true })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Antwoord' })).toContainText('maximumMonthlyCredit')
  await expect(page.getByRole('table', { name: 'Weigeringen' })).toContainText('UNKNOWN_DEVICE')
  // The example names a phone that is sold.
  await expect(page.getByLabel('Invoer als JSON')).not.toHaveValue(/onbekend/)
  await page.getByRole('button', { name: 'Probeer' }).click()
  await expect(page.getByText(/^Antwoord 200/)).toBeVisible()
  await expect(page.locator('pre')).toContainText('"articleCode"')
  await page.getByLabel('Invoer als JSON').fill('{')
  await expect(page.getByText('Dit is geen JSON.').first()).toBeVisible()
  await expectNoFindings(page, 'an operation', { practice: true })
  const file = await request.get('/contract.json')
  expect((await file.json()).openapi).toBe('3.1.0')
})
