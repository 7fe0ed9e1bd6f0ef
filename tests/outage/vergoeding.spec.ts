import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('a long outage: when it is over, then its compensation is announced and is on the invoice', async ({
  page,
  signIn,
  world,
  happen,
  allow,
}) => {
  allow(/getCompensations → 500/)
  await world({ clock: '2026-11-12T22:30:00+01:00' })
  await signIn(1)
  await happen({ kind: 'outage-struck', hours: 14, isOver: true })
  const told = page.getByText(
    'Op 12 november had je 14 uur geen bereik. Daarvoor krijg je € 0,42 terug, op je factuur van december. Je hoeft niets te doen.',
  )
  await page.goto('/')
  await expect(
    page.getByText('De storing in Weidestad duurde 14 uur. Daarvoor krijg je € 0,42 terug, op je factuur van 1 december.'),
  ).toBeVisible()
  await page.goto('/storingstool')
  await expect(told).toBeVisible()
  await page.goto('/facturen')
  await expect(told).toBeVisible()
  await page.getByRole('link', { name: 'Bekijk wat erop staat' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Vergoeding storing 12 november')).toBeVisible()
  await expect(page.getByText('1 dag × € 12,50 per maand / 30 = € 0,42')).toBeVisible()

  await world({ clock: '2026-12-02T12:00:00+01:00', faults: { getCompensations: '500' } })
  await page.goto('/facturen') // does without what it cannot ask
  await expect(page.getByText('Factuur 1 december').first()).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('14 uur geen bereik')).toHaveCount(0)
  await world({ faults: null })
  await page.reload()
  await expect(page.getByText('Daarvoor kreeg je € 0,42 terug, op je factuur van december.')).toBeVisible()
  await expectNoFindings(page, 'the invoices')
  await page.getByRole('link', { name: 'Bekijk de factuur' }).press('Enter')
  await expect(heading(page)).toHaveText('Factuur 1 december 2026')
  await expect(page.getByText('Je kreeg een vergoeding voor een storing.')).toBeVisible()
})
