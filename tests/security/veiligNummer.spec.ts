import type { Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { goTo } from '../support/goTo.ts'
import { sentOf } from '../support/sent.ts'
import { expect, test } from '../support/test.ts'

const PAGE = '/instellingen/gegevens/beveiliging'
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const dialog = (page: Page) => page.getByRole('dialog')
const lock = (page: Page) => page.getByRole('switch', { name: 'Mijn nummer op slot' })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

async function choosePaidCard(page: Page, order: string) {
  await page.getByRole('radio', { name: /Simkaart per post/ }).press('Space')
  await page.getByRole('radio', { name: 'Nieuwe telefoon' }).press('Space')
  await button(page, order).press('Enter')
  await dialog(page).getByRole('button', { name: order }).press('Enter')
}

test('a locked number: when a card is ordered by keyboard, then it takes a code, waits and can be cancelled', async ({
  page,
  signIn,
  happen,
  allow,
}) => {
  allow(/endpoint=(?:createSimcard|proveByCode)/, /status of 4(?:09|22)/)
  await signIn(1)
  await page.goto(PAGE)
  await expect(lock(page)).not.toBeChecked()
  await lock(page).press('Space')
  await expect(lock(page)).toBeChecked()
  await expect(page.getByText('Je nummerslot staat aan.')).toBeVisible()

  await goTo(page, '/simkaart-aanvragen')
  const sent = sentOf(page, 'createSimcard')
  await choosePaidCard(page, 'Bestellen, € 5,00 op je factuur')
  await expect(page.getByText('Daarom vragen we je om een code, en begint je aanvraag pas op')).toBeVisible()
  await expect(dialog(page)).toContainText('Je nummerslot staat aan')
  await dialog(page).getByRole('button', { name: 'Stuur me een code' }).press('Enter')
  const code = dialog(page).getByRole('textbox', { name: 'Code' })
  await expect(code).toBeFocused()
  await expectNoFindings(page, 'the code', { within: 'dialog' })
  await code.fill('111111')
  await code.press('Enter')
  await expect(dialog(page)).toContainText('Deze code klopt niet. Probeer het opnieuw. Je hebt nog 4 pogingen.')
  await code.fill('123456')
  await code.press('Enter')
  await expect(heading(page)).toHaveText('Je aanvraag wacht op je nummerslot')
  await expect(heading(page)).toBeFocused()
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  expect(sent).toHaveLength(2)

  await goTo(page, '/')
  await page.getByRole('link', { name: 'Bekijk de aanvraag' }).press('Enter')
  await expect(heading(page)).toHaveText('Veilig nummer')
  await expect(page.getByText('Er is een nieuwe simkaart aangevraagd')).toBeVisible()
  await expectNoFindings(page, 'something waits')
  await button(page, 'Aanvraag annuleren').press('Enter')
  await expect(page.getByText('Geannuleerd. Er verandert niets.')).toBeVisible()
  await expect(button(page, 'Aanvraag annuleren')).toHaveCount(0)
  await goTo(page, '/instellingen/simkaart')
  await expect(page.getByRole('link', { name: /Vervangende simkaart bestellen/ })).toBeVisible()

  await test.step('turning it off waits too, and can be taken back', async () => {
    await goTo(page, PAGE)
    await lock(page).press('Space')
    await dialog(page).getByRole('button', { name: 'Uitzetten' }).press('Enter')
    await expect(page.getByText('Je nummerslot gaat uit', { exact: true })).toBeVisible()
    await expect(lock(page)).toBeChecked()
    await button(page, 'Slot erop laten').press('Enter')
    await expect(page.getByText('Je nummerslot gaat uit', { exact: true })).toHaveCount(0)
    await expect(lock(page)).toBeChecked()
  })

  await test.step('another provider that asks for the number waits for a yes, and then can still be refused', async () => {
    await happen({ kind: 'number-leaves' })
    await page.reload()
    await expect(page.getByText('Een andere provider vraagt je nummer op', { exact: true })).toBeVisible()
    await expectNoFindings(page, 'a number that is asked for')
    await button(page, 'Ja, ik stap over').press('Enter')
    await expect(page.getByText('Je nummer gaat naar een andere provider', { exact: true })).toBeVisible()
    await button(page, 'Nee, houd mijn nummer hier').press('Enter')
    await expect(page.getByText('Je nummer gaat naar een andere provider', { exact: true })).toHaveCount(0)
  })
})

test('a session of a while ago: when a card is ordered, then the password is asked again and the order is sent', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/endpoint=(?:createSimcard|proveByPassword)/, /status of (?:403|422|500)/)
  await signIn(1)
  let isProven = false
  await page.route(/endpoint=createSimcard/, (route) =>
    isProven
      ? route.continue()
      : route.fulfill({ status: 403, json: { statusCode: 403, message: 'Prove who you are first', code: 'PROOF_NEEDED' } }),
  )
  page.on('response', (response) => {
    if (response.url().includes('endpoint=proveByPassword') && response.ok()) isProven = true
  })
  await page.goto('/simkaart-aanvragen')
  await choosePaidCard(page, 'Bestellen, € 5,00 op je volgende factuur')
  const password = dialog(page).getByLabel('Wachtwoord', { exact: true })
  await expect(dialog(page)).toContainText('Ben jij het?')
  await expect(password).toBeFocused()
  await expectNoFindings(page, 'the password', { within: 'dialog' })
  await world({ faults: { proveByPassword: '500' } })
  await password.fill('steltloper-26')
  await password.press('Enter')
  await expect(dialog(page)).toContainText('Oeps! Er ging iets mis aan onze kant.')
  await world({ faults: null })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0) // it was said already
  await expect(page.getByText('We weten nog niet of jij het bent. Er is niets aangevraagd.')).toBeVisible()

  await expect(page.getByRole('radio', { name: 'Nieuwe telefoon' })).toBeChecked()
  await choosePaidCard(page, 'Bestellen, € 5,00 op je volgende factuur')
  await password.fill('verkeerd-12')
  await password.press('Enter')
  await expect(dialog(page)).toContainText('Dit wachtwoord klopt niet. Probeer het opnieuw.')
  await password.fill('steltloper-26')
  await password.press('Enter')
  await expect(heading(page)).toHaveText('Je nieuwe simkaart komt eraan')
})

test('a locked number: when codes, an emergency card or forwarding is asked for by keyboard, then the screen asks who is there', async ({
  page,
  signIn,
  allow,
}) => {
  allow(/endpoint=(?:getSimCodes|updateNetworkSettings)/, /status of 4(?:03|09)/)
  await signIn(1)
  await page.goto(PAGE)
  await lock(page).press('Space')
  await expect(page.getByText('Je nummerslot staat aan.')).toBeVisible()

  await page.goto('/instellingen/simkaart')
  const password = dialog(page).getByLabel('Wachtwoord', { exact: true })
  const puk = page.getByText('00001375')
  await button(page, 'Toon codes').press('Enter')
  await expect(dialog(page)).toContainText('Ben jij het?')
  await expect(password).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(button(page, 'Toon codes')).toBeFocused()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await button(page, 'Toon codes').press('Enter')
  await password.fill('steltloper-26')
  await password.press('Enter')
  await expect(puk).toBeVisible()
  await expect(button(page, 'Verberg codes')).toBeFocused()
  await button(page, 'Verberg codes').press('Enter')
  await button(page, 'Toon codes').press('Enter')
  await expect(puk).toBeVisible()

  await goTo(page, '/instellingen/internet-en-bellen')
  await page.getByRole('switch', { name: 'Doorschakelen' }).press('Space')
  const number = page.getByLabel('Naar welk nummer?')
  await number.fill('0612345678')
  await number.press('Enter')
  await expect(dialog(page)).toContainText('Je nummerslot staat aan')
  await page.keyboard.press('Escape')
  await expect(page.getByText('We weten nog niet of jij het bent. Er is niets veranderd.')).toBeVisible()
  await number.press('Enter')
  await dialog(page).getByRole('button', { name: 'Stuur me een code' }).press('Enter')
  const code = dialog(page).getByRole('textbox', { name: 'Code' })
  await code.fill('123456')
  await code.press('Enter')
  await expect(page.getByText('Je gesprekken gaan naar 06 12 34 56 78.')).toBeVisible()

  await signIn(1)
  await page.goto('/instellingen/simkaart')
  await page.getByRole('link', { name: 'Maak een noodkaart' }).press('Enter')
  await page.getByLabel('Kies een app-code').fill('384075')
  const again = page.getByLabel('Nog een keer je app-code')
  await again.fill('384075')
  await again.press('Enter')
  await expect(password).toBeFocused()
  await password.press('Escape')
  await expect(button(page, 'Maak noodkaart')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await again.press('Enter')
  await password.fill('steltloper-26')
  await password.press('Enter')
  await expect(heading(page)).toHaveText('Je noodkaart staat op dit toestel')
})
