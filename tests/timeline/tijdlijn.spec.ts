import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../support/test.ts'
import { shellKept } from '../support/worker.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const today = (page: Page) => page.getByRole('region', { name: /^Vandaag, / })

test('the timeline: when a subscriber opens it, then what comes stands above today, and goes to the calendar without a name', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/instellingen')
  await page.getByRole('link', { name: /^Tijdlijn/ }).click()
  await expect(heading(page)).toHaveText('Tijdlijn')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Je volgende factuur komt' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Eerste dag om te verlengen' })).toBeVisible()

  await page.getByRole('button', { name: 'Naar vandaag' }).press('Enter')
  await expect(today(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(today(page)).toBeInViewport()

  const calendar = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Alles wat komt in je agenda' }).click()
  const text = await readFile((await (await calendar).path()) ?? '', 'utf8')
  expect(text).toContain('SUMMARY:Je volgende factuur komt')
  expect(text).not.toMatch(/Sanne|Visser|0690000001|4100001|€/)
})

test('the filter: when a customer chooses one, then only such rows stay, also after a row was opened and Back', async ({
  page,
  signIn,
}) => {
  await signIn(1)
  await page.goto('/tijdlijn')
  await page.getByRole('button', { name: 'Betalen', exact: true }).click()
  await expect(page).toHaveURL(/soort=money/)
  await expect(page.getByRole('heading', { name: 'Eerste dag om te verlengen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Bekijk je factuur' }).first().click()
  await expect(heading(page)).toHaveText(/^Factuur/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Betalen', exact: true })).toHaveAttribute('aria-pressed', 'true')
})

test('a prepaid customer: when credit was topped up, then the payment stands in the timeline with its amount', async ({
  page,
  signIn,
}) => {
  await signIn(32)
  await page.goto('/tijdlijn')
  const payment = page.getByRole('listitem').filter({ hasText: 'Automatisch opgewaardeerd' }).first()
  await expect(payment).toContainText('€')
  await expect(payment.getByRole('link', { name: 'Betalingen' })).toBeVisible()
})

test('money back: when an outage gave a right to it, then the refund is among the invoices with its reason and state', async ({
  page,
  signIn,
  happen,
}) => {
  await signIn(1)
  await happen({ kind: 'outage-struck', hours: 14, isOver: true })
  await page.goto('/facturen')
  await page.getByText('Geld terug', { exact: true }).click()
  const refund = page.getByRole('listitem').filter({ hasText: 'Voor een storing. Het gaat van je factuur af.' })
  await expect(refund).toContainText('Komt nog')
  await expect(refund).toContainText('€')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('no connection: when the timeline was not read before, then it says so, and comes when the connection returns', async ({
    page,
    signIn,
    context,
    allow,
  }) => {
    allow(/→ net::ERR_INTERNET_DISCONNECTED$/)
    await signIn(1)
    await page.goto('/instellingen')
    await shellKept(page)
    await context.setOffline(true)
    await page.goto('/tijdlijn')
    await expect(heading(page)).toHaveText('Tijdlijn')
    await expect(page.getByRole('main').getByText(/^Je bent offline\. Je tijdlijn bewaren we niet/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Je volgende factuur komt' })).toBeVisible()
  })
})
