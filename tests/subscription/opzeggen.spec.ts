import type { Page } from '@playwright/test'
import { addDays, addMonths, dayOf } from '#kit/dates.ts'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { terminationFee } from '#model/subscription/termination.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

const today = dayOf(Date.now())
const soonest = addMonths(today, 1)

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const reason = (page: Page, name: string) => page.getByRole('radio', { name })
const next = (page: Page) => page.getByRole('button', { name: 'Volgende' })
const confirmed = (page: Page) => page.getByRole('button', { name: 'Opzeggen bevestigen' })
const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a contract that runs: when it is cancelled, then the fee is shown to the cent, and it can be taken back', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/terminateSubscription.*→ (?:409|500)/)
  const contractEnd = addDays(today, 175)
  const fee = terminationFee({ monthly: 1200, contractEnd }, null, soonest)
  await signIn(29)
  await page.goto('/instellingen/abonnement')
  await page.getByRole('region', { name: 'Dit kun je regelen' }).getByRole('link', { name: 'Opzeggen' }).click()
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Zeg dan niet zelf op. Je nieuwe provider regelt dat.')).toBeVisible()
  await next(page).click() // nobody has to say why
  await expect(step(page, 'Datum en kosten')).toBeFocused()
  await page.goBack()
  await reason(page, 'Ik heb geen goed bereik').check()
  await next(page).click()
  await expect(step(page, 'Datum en kosten')).toBeFocused()

  await reason(page, `Aan het einde van mijn contract, op ${dayInFull(contractEnd)} ${euro(0)}`).check()
  await expect(page.getByText('Opzeggen kost je niets.')).toBeVisible()
  await reason(page, 'Op een andere datum').check()
  await page.getByLabel('Laatste dag').fill('01-01-2020')
  await next(page).click()
  await expect(page.getByText(`Je kunt stoppen vanaf ${dayInFull(soonest)}.`).first()).toBeVisible()
  await reason(page, `Eerder, op ${dayInFull(soonest)}`).check()
  const sum = page.getByText(/^\d+ dagen × /)
  await expect(sum).toHaveText(new RegExp(`€\\s12,00 per maand × 12 / 365 = ${euro(fee).replace(/\s/, '\\s')}$`))
  await next(page).click()
  await page.reload() // the choice stays
  await expect(page.getByRole('definition').filter({ hasText: euro(fee) })).toBeVisible()
  await expectNoFindings(page)

  await world({ faults: { terminateSubscription: { fault: '500', times: 1 } } })
  await confirmed(page).click()
  await closeErrorDialog(page)
  await expect(page.getByRole('alert')).toContainText('Opzeggen is niet gelukt.')
  await world({ latency: 700 })
  await confirmed(page).click()
  await page.getByRole('button', { name: 'Ik blijf toch' }).click() // too late: it is on its way
  await expect(page).toHaveURL(/\/opzeggen\?/)
  await expect(heading(page)).toHaveText(`Je abonnement stopt op ${dayInFull(soonest)}`)
  await expect(heading(page)).toBeFocused()
  await page.getByRole('link', { name: 'Naar je overzicht' }).click()
  const notice = page.getByRole('region', { name: 'Dit vraagt je aandacht' })
  await expect(notice).toContainText('Je abonnement stopt op')
  await expect(page.getByRole('link', { name: 'Extra internet kopen' })).toHaveCount(0)

  await notice.getByRole('link', { name: 'Toch blijven' }).click()
  await expect(page.getByText(`Toch blijven? Dat kan tot en met ${dayInFull(addDays(soonest, -1))}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Toch blijven' }).click()
  await expect(page.getByText('Je opzegging is ingetrokken. Fijn dat je blijft!')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(notice).toHaveCount(0)
  await goTo(page, '/opzeggen/bedankt') // nothing was carried out at this address
  await expect(page).toHaveURL('/opzeggen')
})

test('a cancellation: when an offer is made, then it is as easy to refuse as to take', async ({ page, signIn }) => {
  await signIn(26)
  await page.goto('/opzeggen')
  await expect(reason(page, 'Ik vind een andere provider goedkoper')).toBeVisible()
  await page.keyboard.press('Tab') // to the content
  for (let press = 0; press < 8; press += 1) {
    if (await reason(page, 'Ik vind een andere provider goedkoper').evaluate((radio) => radio === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Te duur.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(
    page.getByText('Je kunt ook een kleinere bundel nemen, vanaf € 3,00 per maand. Elke maand opzegbaar.'),
  ).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Nee, ik wil opzeggen' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Opzeggen kost je niets.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(step(page, 'Bevestigen')).toBeFocused()
  await page.goBack()
  await page.goBack() // past the offer, which is shown once
  await expect(reason(page, 'Iets anders')).toBeVisible()
  await expect(page.getByText('Misschien past dit beter')).toHaveCount(0)
  await page.goForward()
  await page.goForward()
  await page.keyboard.press('Tab')
  await expect(confirmed(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText(`Je abonnement stopt op ${dayInFull(soonest)}`)
})

test('a cancellation after a death: when it is confirmed without a network, then the button says why it waits', async ({
  page,
  signIn,
  context,
  allow,
}) => {
  allow(/net::ERR_INTERNET_DISCONNECTED/)
  await signIn(16)
  await page.goto('/opzeggen')
  await reason(page, 'De klant is overleden').check()
  await next(page).click()
  await expect(page.getByText('Gecondoleerd met je verlies.')).toBeVisible()
  await reason(page, `Zo snel mogelijk, op ${dayInFull(addDays(today, 1))}`).check()
  await next(page).click()
  await expect(page.getByText('Je betaalt nog € 418,00 af voor je telefoon.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ik blijf toch' })).toHaveCount(0)
  await context.setOffline(true)
  await expect(confirmed(page)).toHaveAccessibleDescription('Je bent offline. Er is niets opgezegd.')
  await context.setOffline(false)
})
