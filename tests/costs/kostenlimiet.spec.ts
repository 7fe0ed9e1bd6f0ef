import type { Page } from '@playwright/test'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const slider = (page: Page) => page.getByRole('slider', { name: 'Hooguit extra per maand' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('the cost limit: when a limit is chosen by keyboard, then it is set, says what stops, and can be removed', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/updateCostLimit → 500/)
  await world({ clock: '2026-11-24T12:00:00+01:00' })
  await signIn(2)
  await page.goto('/instellingen')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kostenlimiet/ })
    .press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Je hebt nu geen limiet.')).toBeVisible()
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^€\s25 per maand\. Je hebt deze maand al €\s30,95 extra kosten\./)
  await slider(page).focus()
  await page.keyboard.press('PageUp')
  await expect(slider(page)).toHaveAttribute('aria-valuetext', /^€\s50 per maand\. Deze maand kan er nog €\s19,05 bij\.$/)
  await expect(page.getByRole('listitem').filter({ hasText: 'Bellen buiten je bundel' })).toContainText('€ 6,80')
  await expectNoFindings(page, 'without a limit')

  await world({ faults: { updateCostLimit: { fault: '500', times: 1 } } })
  await button(page, /^Zet limiet van € 50 aan$/).press('Enter')
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toHaveText('Je limiet is niet veranderd. Probeer het nog eens.')
  await button(page, /^Zet limiet van € 50 aan$/).press('Enter')
  await expect(page.getByText('Je limiet is € 50 per maand', { exact: true })).toBeVisible()
  await expect(button(page, /^Wijzig naar/)).toHaveAccessibleDescription('Dit is je limiet nu.')

  await slider(page).focus()
  await page.keyboard.press('Home')
  await expect(page.getByText(/^Je hebt deze maand al €\s30,95 extra kosten\. Met deze limiet stopt meteen alles/)).toBeVisible()
  await button(page, /^Wijzig naar € 0/).press('Enter')
  await expect(page.getByText('Je limiet van € 0 is bereikt')).toBeVisible()
  await expectNoFindings(page, 'at the limit')

  await page.goto('/')
  await expect(page.getByText(/^Je kostenlimiet is bereikt\./).first()).toBeVisible()
  await page.getByRole('link', { name: 'Kostenlimiet' }).press('Enter')
  await button(page, 'Zet limiet uit').press('Enter')
  await expect(page.getByText('Je hebt nu geen limiet.')).toBeVisible()
})

test('the cost limit: when the subscription has stopped, then the page says that nothing comes on top', async ({
  page,
  signIn,
}) => {
  await signIn(3)
  await page.goto('/instellingen/kostenlimiet')
  await expect(page.getByText('Je abonnement is gestopt. Er komen geen extra kosten meer bij.')).toBeVisible()
  await expect(slider(page)).toHaveCount(0)
})
