import type { Locator, Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const payButton = (page: Page | Locator) => page.getByRole('button', { name: /^Betaal € / })
const SUCCEEDS = 'Testbank: betaling lukt'

/** Goes to the bank and returns with this outcome. */
async function payAt(page: Page, outcome: string): Promise<void> {
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await payButton(page).click()
  await atBank(page, outcome)
}

test('open invoices: when they are paid by keyboard over the overview, then every screen shows it and the simcard works', async ({
  page,
  context,
  signIn,
  allow,
  happen,
}) => {
  allow(/createPayment|status of 409/)
  await signIn(6)
  await page.goto('/')
  await expect(page.getByText('Je simkaart is geblokkeerd, omdat € 36,35 openstaat.')).toBeVisible()
  const opener = page.getByRole('button', { name: 'Betaal € 36,35' })
  await opener.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Facturen betalen' })
  await expect(sheet.getByRole('heading', { name: 'Facturen betalen' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.press('Enter')
  const boxes = page.getByRole('checkbox') // the most urgent first
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.nth(1)).not.toBeChecked()
  await expect(page.getByText('Je betaalt 1 factuur in één keer: € 36,35.')).toBeVisible()
  await expect(page.getByText('Je simkaart zetten we daarna binnen 1 uur weer aan.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expectNoFindings(page, 'paying over the overview')

  await test.step('nothing chosen says so; both at once, cancelled at the bank, leads back here', async () => {
    await boxes.first().press('Space')
    await expect(sheet.getByRole('button', { name: /^Betaal / })).toHaveAccessibleDescription('Kies minstens één factuur.')
    for (const box of await boxes.all()) await box.press('Space')
    await expect(page.getByText('Je betaalt 2 facturen in één keer: € 50,70.')).toBeVisible()
    await payButton(sheet).press('Enter')
    await expect(page.getByText('Kies je bank.')).toBeVisible()
    await expect(page.getByLabel('Kies je bank')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByLabel('Kies je bank')).not.toHaveValue('')
    await payButton(sheet).press('Enter')
    await atBank(page, 'Ik annuleer')
    await expect(heading(page)).toHaveText('Betaling geannuleerd')
    await page.getByRole('link', { name: 'Opnieuw proberen' }).press('Enter')
    await expect(page).toHaveURL('/betaal-factuur/te-laat')
  })

  await boxes.nth(1).uncheck()
  await expect(page.getByText('Je betaalt 1 factuur in één keer: € 36,35.')).toBeVisible()
  await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
  await context.setOffline(true)
  await expect(payButton(page)).toHaveAccessibleDescription(
    'Je bent offline. Betalen kan alleen met internet. Er is niets betaald.',
  )
  await context.setOffline(false)
  await expect(payButton(page)).not.toHaveAttribute('aria-disabled')
  await payButton(page).press('Enter')
  await page.getByRole('button', { name: 'Betalen', exact: true }).press('Enter')
  await expect(heading(page)).toHaveText('Betaald, bedankt!')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('We hebben je betaling van € 36,35 ontvangen.')).toBeVisible()
  await expect(page.getByText('Je simkaart zetten we binnen 1 uur weer aan.')).toBeVisible()
  await test.step('the rest, at another amount than was shown', async () => {
    await page.getByRole('link', { name: 'Betaal ook de rest: € 14,35' }).press('Enter')
    await expect(payButton(page)).toContainText('Betaal € 14,35')
    await happen({ kind: 'invoice-credited', amount: 50 })
    await page.getByLabel('Kies je bank').selectOption({ label: SUCCEEDS })
    await payButton(page).click()
    await expect(page.getByText('Het bedrag is veranderd')).toBeVisible()
    await expect(page.getByText('Het was € 14,35 en is nu € 13,85.')).toBeVisible()
    await payAt(page, 'Betaling lukt')
    await expect(page.getByText('We hebben je betaling van € 13,85 ontvangen.')).toBeVisible()
  })

  await page.getByRole('link', { name: 'Naar je facturen' }).press('Enter')
  await expect(page.getByRole('link', { name: /€ 36,35/ })).toContainText('Betaald')
  await expect(page.getByRole('link', { name: 'Alles betalen' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Overzicht' }).first().press('Enter')
  await expect(page.getByRole('link', { name: 'VriendenDeal' }).or(page.getByText('VriendenDeal')).first()).toBeVisible()
  await expect(page.getByText(/nog niet is betaald|geblokkeerd/)).toHaveCount(0)
  await goTo(page, '/betaal-factuur/alle-facturen')
  await expect(page.getByText('Er staat niets open')).toBeVisible()
  await goTo(page, '/betaal-factuur/onbekend')
  await expect(heading(page)).toHaveText('Foutje')
  await expect(page).toHaveTitle(/^Deze factuur bestaat niet of is niet van jou\./)
})

test('an arrangement: when its terms are paid, then the invoices follow, and a missed term stops it', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(6)
  await world({ clock: '2027-03-20' })
  await page.goto('/facturen')
  await page.getByRole('link', { name: /^Betalingsregeling/ }).click()
  await expect(page.getByText('Je hebt € 50,70 openstaan, van 2 facturen.')).toBeVisible()
  await page.getByRole('radio', { name: /^4 maanden/ }).check()
  await expect(page.getByText('Termijn 4, 27 juni 2027')).toBeVisible()
  await page.reload() // the choice stays
  await expect(page.getByRole('radio', { name: /^4 maanden/ })).toBeChecked()
  await page.getByRole('button', { name: 'Regeling aanvragen' }).click()
  await expect(heading(page)).toHaveText('Je betalingsregeling is gestart')
  await expect(page.getByText('Je eerste termijn is op 27 maart.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Betaal nu € 12,68' })).toBeVisible() // paying this unblocks the SIM card
  await page.getByRole('link', { name: 'Naar je betalingsregeling' }).click()
  await expect(page.getByText('Volgende termijn: € 12,68 op 27 maart')).toBeVisible()

  await page.getByRole('link', { name: 'Termijn nu betalen' }).click()
  await payAt(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Betaald, bedankt!')
  await expect(page.getByText('€ 12,68, 27 april')).toBeVisible()
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  await expect(page.getByText('Je internet doet het weer')).toBeVisible()
  await goTo(page, '/betalingsregelingen')
  await expect(page.getByText('€ 12,68 van € 50,70 betaald')).toBeVisible()
  await expectNoFindings(page, 'an arrangement that runs')
  await goTo(page, '/facturen')
  await expect(page.getByText('In betalingsregeling')).toHaveCount(2)
  await goTo(page, '/')
  await expect(page.getByText('Je volgende termijn van € 12,68 is op 27 april.')).toBeVisible()

  await world({ clock: '2027-05-01' })
  await page.goto('/betalingsregelingen')
  await expect(page.getByText('Betaal uiterlijk op 4 mei, anders stopt je regeling.')).toBeVisible()
  await world({ clock: '2027-05-05' })
  await page.reload()
  await expect(page.getByText('Je regeling is gestopt, omdat een termijn niet is betaald.')).toBeVisible()
  await page.getByRole('link', { name: 'Betaal wat openstaat' }).click()
  await expect(page.getByText('Je betaalt 2 facturen in één keer: € 38,02.')).toBeVisible()
  await payAt(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Betaald, bedankt!')
})
