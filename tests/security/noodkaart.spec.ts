import type { BrowserContext, Page } from '@playwright/test'
import { traces } from '../support/canary.ts'
import { deviceCheck } from '../support/deviceCheck.ts'
import { type Phone, test as phoneTest } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { kept, shellKept } from '../support/worker.ts'

const PUK = '00001375'
const CODE = '384075'
/** Secrets that may only be stored encrypted. */
const secrets = [PUK, CODE, '4100001']

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const code = (page: Page) => page.getByLabel('Je app-code')
const puk = (page: Page) => page.getByText(PUK)

/** Collects all console messages. */
function listen(context: BrowserContext): string[] {
  const said: string[] = []
  context.on('console', (message) => said.push(message.text()))
  return said
}

async function make(page: Page, first = async () => {}): Promise<void> {
  await page.goto('/instellingen/simkaart')
  await link(page, 'Maak een noodkaart').click()
  await expect(heading(page)).toBeFocused()
  await first()
  const chosen = page.getByLabel('Kies een app-code')
  await chosen.fill('123456')
  await button(page, 'Maak noodkaart').click()
  await expect(page.getByText('Deze code is makkelijk te raden.').first()).toBeVisible()
  await chosen.fill(CODE)
  await page.getByLabel('Nog een keer je app-code').fill(CODE)
  await button(page, 'Maak noodkaart').click()
  await expect(heading(page)).toHaveText('Je noodkaart staat op dit toestel')
  await expect(heading(page)).toBeFocused()
}

async function tryCode(page: Page, typed: string): Promise<void> {
  await code(page).fill(typed)
  await code(page).press('Enter')
}

/** As after half an hour: the session ended, and the phone is not remembered. */
const forgetSession = (phone: Phone) => phone.context().clearCookies()

phoneTest(
  'an emergency card: when a guest opens it without a network, then its code shows it, and five wrong codes wipe it',
  async ({ phone }) => {
    let page = await phone.start()
    let said = listen(phone.context())
    await phone.signIn(1)
    await make(page)
    expect(await traces(page, secrets)).toEqual([])
    await shellKept(page)
    await forgetSession(phone)
    expect(said.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])

    await phone.line.cut()
    page = await phone.start()
    said = listen(phone.context())
    await page.goto('/')
    await expect(heading(page)).toHaveText('Inloggen')
    await link(page, 'Noodkaart').click()
    await expect(heading(page)).toHaveText('Noodkaart')
    await expect(link(page, '+31 88 000 0000').first()).toHaveAttribute('href', 'tel:+31880000000')
    await tryCode(page, '111111')
    await expect(page.getByText('Je hebt nog 4 pogingen.')).toBeVisible()
    await expect(code(page)).toBeFocused()
    await tryCode(page, CODE)
    await expect(puk(page)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Jouw gegevens' })).toBeFocused()
    expect((await traces(page, secrets)).filter((found) => !found.startsWith('page: '))).toEqual([])

    // Visible to its owner only, and for a minute.
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
      Reflect.deleteProperty(document, 'visibilityState')
    })
    await expect(puk(page)).toHaveCount(0)
    await expect(code(page)).toHaveValue('')
    await page.clock.install()
    await tryCode(page, CODE)
    await expect(puk(page)).toBeVisible()
    await page.clock.fastForward(61_000)
    await expect(puk(page)).toHaveCount(0)
    await expect(page.getByText('Je noodkaart is weer dicht.')).toBeVisible()
    expect(await traces(page, secrets)).toEqual([])

    for (const left of ['4 pogingen', '3 pogingen', '2 pogingen', '1 poging']) {
      await tryCode(page, '222222')
      await expect(page.getByText(`Je hebt nog ${left}. Daarna wissen we je noodkaart.`)).toBeVisible()
    }
    await page.clock.setSystemTime(0)
    await page.reload() // neither this nor the clock restores an attempt
    await expect(page.getByText('Je hebt nog 1 poging.')).toBeVisible()
    await tryCode(page, '222222')
    await expect(page.getByText('Je noodkaart is gewist')).toBeVisible()
    await expect(heading(page)).toBeFocused()
    expect(await kept(page, 'emergency-card')).toBeNull()
    await page.goto('/inloggen')
    await expect(heading(page)).toHaveText('Inloggen')
    await page.waitForTimeout(500)
    await expect(link(page, 'Noodkaart')).toHaveCount(0)
    expect(said.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
  },
)

test('an emergency card made with the check of the device: when it is opened, then it shows only if the device recognises its owner', async ({
  page,
  signIn,
}) => {
  const device = await deviceCheck(page)
  await signIn(1)
  await page.goto('/instellingen/simkaart/noodkaart')
  await expect(page.getByRole('radio', { name: /Met de schermbeveiliging/ })).toBeChecked()
  await button(page, 'Maak noodkaart').click()
  await expect(heading(page)).toHaveText('Je noodkaart staat op dit toestel')
  await link(page, 'Noodkaart bekijken').click()
  await button(page, 'Open noodkaart').click()
  await expect(puk(page)).toBeVisible()
  await button(page, 'Sluit noodkaart').click()
  await expect(heading(page)).toBeFocused()
  await device.recognises(false)
  await button(page, 'Open noodkaart').click()
  await expect(page.getByText('Je toestel heeft niet bevestigd dat jij het bent.')).toBeVisible()
  await expect(puk(page)).toHaveCount(0)
  expect(await traces(page, secrets)).toEqual([])
})
