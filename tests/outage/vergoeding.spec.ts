import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { eachLook } from '../support/looks.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const follow = (page: Page) => page.getByRole('switch', { name: 'Houd me op de hoogte op dit toestel' })

const lookGood = (page: Page, what: string) => eachLook(page, (look) => expectNoFindings(page, `${what} at ${look}`))

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
  await lookGood(page, 'the overview')
  await page.goto('/storingstool')
  await expect(told).toBeVisible()
  await lookGood(page, 'the outage tool')
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
  await lookGood(page, 'the invoices')
  await page.getByRole('link', { name: 'Bekijk de factuur' }).press('Enter')
  await expect(heading(page)).toHaveText('Factuur 1 december 2026')
  await expect(page.getByText('Je kreeg een vergoeding voor een storing.')).toBeVisible()
})

test('a followed outage: when it ends, then the app announces that once', async ({ page, signIn, world, happen }) => {
  await world({ clock: '2026-11-12T14:30:00+01:00' })
  await signIn(1)
  await page.goto('/storingstool')
  await page.getByRole('button', { name: 'Ik heb geen bereik' }).press('Enter')
  await page.getByLabel('Postcode').fill('1012 AB')
  await page.keyboard.press('Enter')
  await follow(page).press('Space')
  await expect(follow(page)).toBeChecked()
  await expect(follow(page)).toHaveAccessibleDescription(/We laten het hier weten zodra je de app opent\.$/)
  await lookGood(page, 'a followed outage')
  await button(page, 'Ik weet genoeg').press('Enter')

  const over = page.getByText('De storing in Amsterdam-Centrum is voorbij')
  await page.goto('/instellingen/gegevens/privacy-instellingen')
  await page.getByText('Dit staat nu op dit toestel').click()
  await expect(page.getByText('Een storing die je volgt')).toBeVisible()
  await expect(over).toHaveCount(0)
  await happen({ kind: 'outage-over', id: 'outage-1012' })
  await page.goto('/verbruik')
  await expect(over).toBeVisible()
  await page.goto('/instellingen/gegevens/privacy-instellingen')
  await page.getByText('Dit staat nu op dit toestel').click()
  await expect(page.getByText('Licht of donker').or(page.getByText('technische aantekening'))).not.toHaveCount(0)
  await expect(page.getByText('Een storing die je volgt')).toHaveCount(0)
  await expect(over).toHaveCount(0)
})
