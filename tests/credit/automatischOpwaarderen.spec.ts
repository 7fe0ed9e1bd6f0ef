import type { Page } from '@playwright/test'
import { atBank } from '../support/bank.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const MAIN = '/beltegoed-automatisch-opwaarderen'
const DAY = '2027-03-10'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const pay = (page: Page, amount: string) => page.getByRole('button', { name: `Betaal ${amount}` })
const rows = (page: Page, month: string) => page.getByRole('region', { name: month }).getByRole('listitem')

test('automatic top-up: when it is turned on by keyboard, then a second payment links the account and the clock tops up', async ({
  page,
  signIn,
  world,
}) => {
  await world({ clock: DAY })
  await signIn(30)
  await page.goto('/')
  await page.getByRole('link', { name: /Automatisch opwaarderen/ }).click()
  await expect(heading(page)).toHaveText('Automatisch opwaarderen')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByRole('radio', { name: /Als mijn bundel verlengt/ })).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('radio', { name: /Als mijn tegoed lager is/ }).focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /vaste dag/ })).toBeChecked()

  await pay(page, '€ 20,00').press('Enter')
  const day = page.getByLabel('Dag van de maand')
  await expect(day).toBeFocused()
  await expect(day).toHaveAccessibleDescription('Kies een dag. Kies een dag van 1 tot en met 28')
  await day.selectOption('15')
  await page.getByRole('radio', { name: '€ 10', exact: true }).check()
  await pay(page, '€ 10,00').press('Enter')
  const mandate = page.getByRole('checkbox', { name: /Ik geef Tureluur toestemming/ })
  await expect(mandate).toBeFocused()
  await expect(mandate).toHaveAccessibleDescription('Geef toestemming om automatisch af te schrijven.')
  await page.keyboard.press('Space')
  await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: ik annuleer' })
  await pay(page, '€ 10,00').press('Enter')
  await atBank(page, 'Ik annuleer')
  await expect(heading(page)).toHaveText('Betaling geannuleerd')

  await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('radio', { name: /vaste dag/ })).toBeChecked()
  await expect(day).toHaveValue('15')
  await expect(mandate).not.toBeChecked() // the consent has to be given again
  await mandate.check()
  await page.getByLabel('Kies je bank').selectOption({ label: 'Testbank: betaling lukt' })
  await pay(page, '€ 10,00').click()
  await atBank(page, 'Betaling lukt')
  await expect(heading(page)).toHaveText('Automatisch opwaarderen staat aan')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('We waarderen elke maand op dag 15 € 10,00 op.')).toBeVisible()
  await expect(page.getByText('€ 10,85')).toBeVisible()

  // the top-up happens automatically on its day
  await page.goto(MAIN)
  await expect(page.getByText('15 maart')).toBeVisible()
  await expect(page.getByText(/NL94 ••••/).first()).toBeVisible()
  await world({ clock: '2027-04-15' })
  await page.goto('/betalingen')
  await expect(rows(page, '2027')).toContainText([
    'Automatisch opgewaardeerd15 april, IncassoBetaald€ 10,00',
    'Automatisch opgewaardeerd15 maart, Incasso',
    'Automatisch opgewaardeerd10 maart, iDEALBetaald',
    'Automatisch opwaarderen10 maart, iDEAL, GeannuleerdNiet betaald',
  ])
})

test('automatic top-up: when the credit is low, then a purchase and calls are topped up until it is turned off', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/stopAutoTopUp|getOrderOutcome/)
  await world({ clock: '2027-02-10T12:00:00+01:00' }) // what is called until April depends on the hour
  await signIn(32)
  await page.goto('/kies-prepaid-bundel?bundel=PP-S')
  const credit = page.getByText('€ 23,20').locator('visible=true')
  await expect(credit).toBeVisible() // 8,20 - 5,00 + 20,00
  await page.getByRole('button', { name: 'Kopen voor € 5,00' }).click()
  await expect(heading(page)).toHaveText('Je bundel staat aan')
  await expect(page.getByText('Automatisch opgewaardeerd')).toBeVisible()
  await expect(credit).toBeVisible()

  await world({ clock: '2027-05-21T12:00:00+02:00' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Betalingen' }).first().click()
  await expect(heading(page)).toHaveText('Je betalingen')
  await expect(page.getByText('Bundel 1 GB en 50 minuten')).toBeVisible()
  await expect(page.getByText(/, Incasso$/)).toHaveCount(6) // 4 earlier ones, one at the purchase, one for the calls since

  await goTo(page, `${MAIN}/aanpassen`)
  const save = page.getByRole('button', { name: 'Opslaan' })
  await expect(save).toHaveAccessibleDescription('Je hebt nog niets gewijzigd.')
  await page.getByRole('radio', { name: '€ 30', exact: true }).check()
  await expect(page.getByText('We waarderen € 30,00 op als je tegoed lager is dan € 5,00.')).toBeVisible()
  await save.click()
  await expect(heading(page)).toHaveText('Je wijziging is opgeslagen')

  await goTo(page, MAIN)
  await page.getByRole('link', { name: 'Uitzetten' }).click()
  await expect(heading(page)).toHaveText('Automatisch opwaarderen uitzetten?')
  await world({ faults: { stopAutoTopUp: { fault: '500', times: 1 } } })
  await page.getByRole('button', { name: 'Ja, uitzetten' }).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Uitzetten is niet gelukt. Probeer het opnieuw.')
  await world({ faults: { stopAutoTopUp: { fault: 'lost', times: 1 } } })
  await page.getByRole('button', { name: 'Ja, uitzetten' }).click()
  await expect(heading(page)).toHaveText('Automatisch opwaarderen staat uit')
  await goTo(page, `${MAIN}/uitschakelen`) // turned off
  await expect(page).toHaveURL(MAIN)
  await expect(page.getByText('Je hebt automatisch opwaarderen nog niet ingesteld.')).toBeVisible()
})
