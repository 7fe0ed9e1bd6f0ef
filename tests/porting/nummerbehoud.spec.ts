import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('a number to keep: when it is asked for and confirmed by keyboard, then on its day it is the number of the customer', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/numberportingConfirm → 422/)
  await world({ clock: '2026-11-20' })
  await signIn(1)
  await page.goto('/nummerbehoud')
  await page.getByRole('link', { name: 'Nummerbehoud aanvragen' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await page.getByRole('button', { name: 'Nummerbehoud aanvragen' }).press('Enter')
  const summary = page.getByRole('group', { name: 'Er kloppen nog 4 velden niet' })
  await expect(summary).toBeFocused()
  // In the order of the form, which starts with the number.
  await expect(summary.getByRole('link')).toHaveText([
    'Vul het nummer in dat je wilt meenemen.',
    'Kies je huidige provider.',
    'Kies wat je nu hebt.',
    'Geef toestemming om je nummer over te zetten.',
  ])

  await page.getByLabel('Nummer dat je wilt meenemen').fill('06 90 00 10 90')
  await expect(page.getByText('Dit is geen mobiel nummer.')).toBeVisible()
  await page.getByLabel('Nummer dat je wilt meenemen').fill('06-90001001')
  await expect(page.getByText('Dit is geen mobiel nummer.')).toHaveCount(0)
  await page.getByLabel('Huidige provider').selectOption('Belmaat')
  await page.getByRole('radio', { name: 'Een zakelijk abonnement' }).press('Space')
  await expect(page.getByLabel('Klantnummer bij je huidige provider')).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByLabel('Klantnummer bij je huidige provider')).toHaveCount(0)
  await page.getByRole('radio', { name: /^Op een datum/ }).press('Space')
  await page.getByLabel('Gewenste datum').fill('28112026')
  await page.getByRole('checkbox', { name: /^Ik weet/ }).press('Space')
  await page.getByRole('checkbox', { name: /^Ik geef/ }).press('Space')
  // A reload keeps the choice; the number is not stored anywhere.
  await page.reload()
  await expect(page.getByRole('radio', { name: /^Op een datum/ })).toBeChecked()
  await expect(page.getByLabel('Nummer dat je wilt meenemen')).toHaveValue('')
  await page.getByLabel('Nummer dat je wilt meenemen').fill('0690001001')
  await page.getByRole('checkbox', { name: /^Ik weet/ }).press('Space')
  await page.getByRole('checkbox', { name: /^Ik geef/ }).press('Space')
  await page.keyboard.press('Enter')
  await press(page, 'Nummerbehoud aanvragen')
  await expect(page.getByLabel('Gewenste datum')).toHaveAccessibleDescription(/Kies een werkdag/)
  await page.getByLabel('Gewenste datum').fill('30-11-2026')
  await press(page, 'Nummerbehoud aanvragen')
  await expect(heading(page)).toHaveText('We gaan je nummer voor je regelen')
  await expect(page.getByText('Je krijgt zo een sms op 06 90 00 10 01.')).toBeVisible()
  // The code can be entered on this screen.
  await expect(page.getByLabel('Code uit de sms')).toBeVisible()

  await goTo(page, '/nummerbehoud')
  await press(page, 'Code invullen')
  const dialog = page.getByRole('dialog', { name: 'Bevestig met de code uit de sms' })
  await dialog.getByLabel('Code uit de sms').fill('111111')
  await dialog.getByRole('button', { name: 'Code bevestigen' }).click()
  await expect(dialog.getByLabel('Code uit de sms')).toHaveAccessibleDescription(/Deze code klopt niet/)
  await expectNoFindings(page, 'with the code over the page')
  await dialog.getByLabel('Code uit de sms').fill('123 456')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Je aanvraag is verstuurd' })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Voortgang' }).locator('[aria-current]')).toHaveText('Bevestigd (klaar)')
  // A running request has nothing to correct.
  await goTo(page, '/nummerbehoud-gegevens-aanpassen')
  await expect(page).toHaveURL('/nummerbehoud')

  await world({ clock: '2026-11-30' })
  await page.reload()
  await expect(page.getByText('Je bent sinds maandag 30 november bereikbaar op 06 90 00 10 01.')).toBeVisible()
  await goTo(page, '/')
  await expect(page.getByText('Je nummer 06 90 00 10 01 is overgezet.')).toBeVisible()
  // The number in the header changes before one's eyes.
  await expect(page.getByRole('banner').getByText('0690001001')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Je nummer is nu 06 90 00 10 01.' })).toBeAttached()
  await expect(page.getByRole('banner').getByText('0690001001')).toHaveCount(0)
})

test('a rejected request: when its field is mended, then it is sent again and can be cancelled', async ({ page, signIn }) => {
  await signIn(10)
  await page.goto('/')
  await page.getByRole('link', { name: 'Bekijk waarom' }).click()
  await page.getByRole('link', { name: 'Gegevens aanpassen' }).click()
  await expect(heading(page)).toHaveText('Pas je gegevens aan')
  const customerNumber = page.getByLabel('Klantnummer bij je huidige provider')
  await expect(customerNumber).toHaveAccessibleDescription(/klopt volgens je huidige provider niet/)
  await page.getByRole('checkbox', { name: /^Ik geef/ }).check()
  await press(page, 'Opnieuw aanvragen')
  await expect(page.getByText('Je hebt nog niets aangepast.')).toBeVisible()
  await customerNumber.fill('lt 1010')
  await expect(customerNumber).not.toHaveAccessibleDescription(/klopt volgens/)
  await press(page, 'Opnieuw aanvragen')
  await expect(heading(page)).toHaveText('Je aanvraag is opnieuw verstuurd')

  await page.getByRole('link', { name: 'Naar je nummerbehoud' }).click()
  await page.getByRole('link', { name: 'Bekijk je gegevens' }).click()
  await expect(page.getByText('LT1010')).toBeVisible()
  await goTo(page, '/nummerbehoud-annuleren')
  await press(page, 'Nummerbehoud annuleren')
  await page.getByRole('dialog').getByRole('button', { name: 'Nee, laat doorgaan' }).click()
  await goTo(page, '/nummerbehoud-gegevens')
  await press(page, 'Nummerbehoud annuleren')
  await page.getByRole('dialog').getByRole('button', { name: 'Ja, annuleren' }).click()
  await expect(page.getByRole('heading', { name: 'Je hebt nummerbehoud geannuleerd' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Opnieuw aanvragen' })).toBeVisible()
})
