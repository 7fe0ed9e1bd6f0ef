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

phoneTest('made with a code, opened in a tunnel by who is not signed in, wiped after five wrong codes', async ({ phone }) => {
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
})

test('made with the check of the device: it opens for its owner only, is stale with another simcard, and logging out wipes it', {
  tag: '@deep',
}, async ({ page, context, signIn, world }) => {
  const said = listen(context)
  const device = await deviceCheck(page)
  await signIn(1)
  await page.goto('/instellingen/simkaart/noodkaart')
  await expect(page.getByRole('radio', { name: /Met de schermbeveiliging/ })).toBeChecked()
  await button(page, 'Maak noodkaart').click()
  await expect(heading(page)).toHaveText('Je noodkaart staat op dit toestel')
  expect(await device.keys()).toBe(1)
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

  // Another SIM card has another PUK.
  const headers = { 'X-Requested-With': 'mijn' }
  await page.goto('/simkaart-aanvragen')
  await page.getByRole('radio', { name: /Simkaart per post/ }).check()
  await page.getByRole('radio', { name: 'Hij werkt niet meer' }).check()
  await page.getByRole('button', { name: /Aanvragen/ }).click()
  await expect(heading(page)).toHaveText('Je nieuwe simkaart komt eraan')
  const { simDigits } = await (await page.request.get('/demo/world', { headers })).json()
  await page.goto('/simkaart-activeren')
  await page.getByLabel('Laatste 6 cijfers').fill(String(simDigits))
  await page.getByLabel('Laatste 6 cijfers').press('Enter')
  await expect(heading(page)).toHaveText('Je simkaart wordt actief')
  await world({ clock: 16 * 60_000 })
  await page.goto('/instellingen/simkaart')
  await expect(page.getByText('Je noodkaart klopt niet meer')).toBeVisible()
  await link(page, 'Noodkaart bekijken').click()
  await expect(button(page, 'Open noodkaart')).toBeVisible()
  await expect(link(page, 'Maak hem opnieuw')).toBeVisible()
  await page.goto('/instellingen/gegevens/privacy-instellingen')
  await page.getByText('Dit staat nu op dit toestel').click()
  await expect(page.getByText('Tot je hem verwijdert of uitlogt')).toBeVisible()

  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/inloggen?uitgelogd=1')
  expect(await kept(page, 'emergency-card')).toBeNull()
  expect(await traces(page, secrets)).toEqual([])
  await page.goto('/noodkaart')
  await expect(page.getByText('Er staat geen noodkaart op dit toestel')).toBeVisible()
  expect(said.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([])
})

/** Everything about the card that a script can read and copy to another browser. */
const copyOf = (page: Page) =>
  page.evaluate(async () => {
    const settled = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await settled(indexedDB.open('mijn-tureluur'))
    const row = await settled(database.transaction('rest').objectStore('rest').get('emergency-card'))
    const { deviceKey, sealed, ...rest } = row.value
    const taken = await crypto.subtle.exportKey('raw', deviceKey).then(
      () => 'the key',
      () => 'nothing',
    )
    const bytes = Object.entries(sealed as Record<string, Uint8Array>).map(([name, value]) => [name, [...value]] as const)
    return { rest, bytes, taken }
  })

test('a copy of the database opens in no other browser, and another customer on this one does not keep it', {
  tag: '@deep',
}, async ({ page, signIn, browser, baseURL }) => {
  // This device can verify its owner but offers no secret, so the card needs a code.
  await deviceCheck(page, false)
  await signIn(1)
  await make(page, async () => {
    await button(page, 'Maak noodkaart').click()
    await expect(page.getByText('Kies daarom een app-code.')).toBeVisible()
  })
  const copy = await copyOf(page)
  expect(copy.taken).toBe('nothing')

  const thief = await browser.newContext({ ...(baseURL && { baseURL }), serviceWorkers: 'block' })
  const elsewhere = await thief.newPage()
  await elsewhere.goto('/inloggen')
  await expect(heading(elsewhere)).toHaveText('Inloggen')
  await elsewhere.evaluate(async ({ rest, bytes }) => {
    const sealed = Object.fromEntries(bytes.map(([name, value]) => [name, new Uint8Array(value)]))
    // The best available secret is a key of its own.
    const deviceKey = await crypto.subtle.generateKey({ name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    const database = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open('mijn-tureluur')
      open.onsuccess = () => resolve(open.result)
    })
    const rows = database.transaction('rest', 'readwrite').objectStore('rest')
    await new Promise((resolve) => {
      rows.put({ at: Date.now(), value: { ...rest, sealed, deviceKey } }, 'emergency-card').onsuccess = resolve
    })
    database.close()
  }, copy)
  await elsewhere.goto('/noodkaart')
  for (const left of [4, 3, 2]) {
    await tryCode(elsewhere, CODE)
    await expect(elsewhere.getByText(`Je hebt nog ${left} pogingen. Daarna wissen we je noodkaart.`)).toBeVisible()
  }
  await thief.close()

  await signIn(28)
  await page.goto('/')
  await expect(heading(page)).toHaveText('Hoi Rik')
  await expect.poll(() => kept(page, 'emergency-card')).toBeNull()
})
