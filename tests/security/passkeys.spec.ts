import type { BrowserContext, Page } from '@playwright/test'
import { expectNoFindings } from '../support/findings.ts'
import { untilCode } from '../support/guests.ts'
import { passkeyDevice } from '../support/passkeyDevice.ts'
import { expect, test } from '../support/test.ts'

const PAGE = '/instellingen/gegevens/passkeys'
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const card = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 3, name })
const make = (page: Page) => button(page, 'Maak een passkey')
const made = (page: Page) => page.getByText('Je passkey is gemaakt. Voortaan kun je ermee inloggen.')
const headers = { 'X-Requested-With': 'mijn' }

const write = (context: BrowserContext, verb: 'post' | 'delete', operation: string, data: object = {}) =>
  context.request[verb](`/api/${verb}?endpoint=${operation}`, {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data,
  })

async function makeOne(page: Page) {
  await page.goto(PAGE)
  await make(page).click()
  await expect(made(page)).toBeVisible()
}

/** The next guest at the login screen. */
async function atLogin(page: Page, context: BrowserContext) {
  await page.goto('about:blank')
  await context.request.post('/auth/logout', { headers, data: {} })
  await page.goto('/inloggen')
}

/** Runs as the installed app does. */
const installed = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true, configurable: true }))

test('a passkey: when it is made, named and used, then the settings tell, and the login field signs in with it', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(1)
  await passkeyDevice(page)
  await page.goto('/instellingen')
  await page.getByRole('link', { name: /^Passkeys/ }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page.getByText('Je hebt nog geen passkey.')).toBeVisible()
  await expectNoFindings(page, 'no passkey')
  await make(page).press('Enter')
  await expect(made(page)).toBeVisible()
  await expect(card(page, 'Chrome op Linux')).toBeVisible()
  await expect(page.getByText('Nog niet gebruikt.')).toBeVisible()
  await expectNoFindings(page, 'a passkey')

  await button(page, 'Andere naam voor Chrome op Linux').press('Enter')
  const name = page.getByRole('textbox', { name: 'Naam van deze passkey' })
  await expect(name).toBeFocused()
  await name.fill('  ')
  await name.press('Enter')
  await expect(name).toHaveAccessibleDescription(/Geef de passkey een naam\./)
  await name.fill('Werklaptop')
  await name.press('Enter')
  await expect(button(page, 'Andere naam voor Werklaptop')).toBeFocused()

  const sent = page.waitForRequest(/endpoint=signInWithPasskey/)
  await atLogin(page, context)
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await page.goto(PAGE)
  await expect(page.getByText(/^Laatst gebruikt: vandaag \d\d:\d\d\.$/)).toBeVisible()

  await test.step('what was sent is worth nothing a second time', async () => {
    const again = await write(context, 'post', 'signInWithPasskey', (await sent).postDataJSON())
    expect([again.status(), (await again.json()).code]).toEqual([404, 'CHALLENGE_GONE'])
  })
})

test('a passkey: when it is removed, then the device forgets it and it signs nobody in', async ({
  page,
  context,
  signIn,
  allow,
}) => {
  allow(/endpoint=signInWithPasskey → 404/)
  await signIn(1)
  const device = await passkeyDevice(page)
  await makeOne(page)
  await button(page, 'Verwijderen van Chrome op Linux').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annuleren' }).click()
  await expect(card(page, 'Chrome op Linux')).toBeVisible()
  await button(page, 'Verwijderen van Chrome op Linux').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijder' }).click()
  await expect(page.getByText('De passkey is verwijderd. Je logt er niet meer mee in.')).toBeVisible()
  await expect(page.getByText('Je hebt nog geen passkey.')).toBeVisible()
  if (await page.evaluate(() => 'signalAllAcceptedCredentials' in PublicKeyCredential)) expect(await device.keys()).toEqual([])

  await test.step('removed elsewhere, the device does not know yet: the login screen says so', async () => {
    await page.reload()
    await make(page).click()
    await expect(made(page)).toBeVisible()
    const { result } = await (await context.request.get('/api/get?endpoint=getPasskeys', { headers })).json()
    expect((await write(context, 'delete', 'removePasskey', { id: result.passkeys[0].id })).status()).toBe(200)
    await atLogin(page, context)
    await expect(page.getByRole('alert')).toHaveText(
      'Met deze passkey kun je niet meer inloggen. Kies een andere, of log in met je wachtwoord.',
    )
  })
})

test('the installed app: when its button is pressed, then a passkey signs in; when it is cancelled, then the password is there', async ({
  page,
  context,
  signIn,
}) => {
  await installed(page)
  // A browser that offers nothing in its fields.
  await page.addInitScript(() => {
    if (isSecureContext) PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await signIn(1)
  const device = await passkeyDevice(page)
  await makeOne(page)
  await atLogin(page, context)
  await expectNoFindings(page, 'the login screen of the app')
  await device.recognises(false)
  await button(page, 'Inloggen met een passkey').press('Enter')
  await expect(page.getByRole('alert')).toHaveText(
    'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw, of log in met je wachtwoord.',
  )
  await expect(page.getByLabel('Wachtwoord', { exact: true })).toBeEditable()
  await page.reload()
  await device.recognises(true)
  await button(page, 'Inloggen met een passkey').press('Enter')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
})

test('two accounts: when a device has a passkey of each, then the one that is chosen is signed in', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(1)
  const device = await passkeyDevice(page)
  await makeOne(page)
  const first = await device.keys()
  await signIn(13)
  await makeOne(page)
  expect(await device.keys()).toHaveLength(2)
  await device.forgets(first)
  await atLogin(page, context)
  await expect(page.getByRole('heading', { name: 'Hoi Esra' })).toBeVisible()
})

test('another origin: when a page on another port signs, then our backend refuses', async ({
  page,
  context,
  signIn,
  sites,
  allow,
}) => {
  await signIn(1)
  await passkeyDevice(page)
  await makeOne(page)
  const other = await sites('otherBrand')
  allow(new RegExp(`asked elsewhere|${new URL(other.url).port}|signInWithPasskey → 422`))
  await page.goto('about:blank')
  const { result } = await (await write(context, 'post', 'startPasskeySignIn')).json()
  await page.goto(new URL('/licenties.txt', other.url).href)
  const answer = await page.evaluate(async (question) => {
    const got = await navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) })
    return got instanceof PublicKeyCredential ? got.toJSON() : null
  }, result)
  expect(answer).not.toBeNull()
  const refused = await write(context, 'post', 'signInWithPasskey', { answer })
  expect([refused.status(), (await refused.json()).code]).toEqual([422, 'PASSKEY_WRONG'])
})

test('a proof: when it is asked for, then a passkey gives it instead of the password', async ({
  page,
  context,
  signIn,
  allow,
}) => {
  allow(/endpoint=getSimCodes.* → 403/)
  await signIn(1)
  const device = await passkeyDevice(page)
  await makeOne(page)
  await context.request.put('/api/put?endpoint=setNumberLock', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { on: true },
  })
  await page.goto('/instellingen/simkaart')
  await button(page, 'Toon codes').press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Ben jij het?')
  await expect(dialog.getByLabel('Wachtwoord', { exact: true })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Gebruik je passkey' })).toBeVisible()
  await expectNoFindings(page, 'a passkey or the password', { within: 'dialog' })
  await device.recognises(false)
  await dialog.getByRole('button', { name: 'Gebruik je passkey' }).press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText(
    'Je toestel heeft niet bevestigd dat jij het bent. Probeer het opnieuw, of vul je wachtwoord in.',
  )
  await page.keyboard.press('Escape')
  await device.recognises(true)
  await page.reload()
  await button(page, 'Toon codes').press('Enter')
  await dialog.getByRole('button', { name: 'Gebruik je passkey' }).press('Enter')
  await expect(page.getByText('00001375')).toBeVisible()
})

test('a sign-in with a code: when the customer has no passkey, then one is offered, once', async ({ page, context }) => {
  const device = await passkeyDevice(page)
  await device.unlocked(false)
  const offer = page.getByText('Volgende keer zonder wachtwoord en code inloggen? Dat kan met een passkey.')
  const code = async () => {
    await page.getByLabel('Code', { exact: true }).fill('123456')
    await button(page, 'Inloggen').click()
    await expect(page.getByRole('heading', { name: 'Hoi Esra' })).toBeVisible()
  }
  await untilCode(page, 13)
  await code()
  await expect(offer).toBeVisible()
  await expectNoFindings(page, 'the offer')
  await button(page, 'Bekijk').press('Enter')
  await expect(heading(page)).toHaveText('Passkeys')
  await expect(offer).toHaveCount(0)
  await page.goto('about:blank')
  await context.request.post('/auth/logout', { headers, data: {} })
  await untilCode(page, 13)
  await code()
  await page.waitForLoadState('networkidle')
  await expect(offer).toHaveCount(0)
})

test('the login screen: when nobody touches it, then nothing is loaded for passkeys; when somebody comes, then the fields offer them', async ({
  page,
}) => {
  await passkeyDevice(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const ofPasskeys = () => asked.filter((url) => /[Pp]asskey/.test(url))
  await page.goto('/inloggen')
  await page.waitForLoadState('networkidle')
  expect(ofPasskeys()).toEqual([])
  await expect(page.getByLabel('06-nummer of e-mailadres')).toHaveAttribute('autocomplete', 'username webauthn')
  const question = page.waitForRequest(/endpoint=startPasskeySignIn/)
  await page.mouse.move(200, 300)
  await page.mouse.move(210, 310)
  await question
  await page.waitForLoadState('networkidle')
  expect(ofPasskeys().filter((url) => url.includes('/api/'))).toHaveLength(1)
})

test('a browser without passkeys: when somebody signs in or looks, then nothing is offered and the settings say why', async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  await installed(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/inloggen')
  await page.waitForLoadState('networkidle')
  await expect(button(page, 'Inloggen met een passkey')).toHaveCount(0)
  expect(asked.filter((url) => /[Pp]asskey/.test(url))).toEqual([])
  await signIn(1)
  await page.goto(PAGE)
  await expect(
    page.getByText('Deze browser kan geen passkey maken. Hij is te oud, of de verbinding is niet beveiligd.'),
  ).toBeVisible()
  await expect(make(page)).toHaveCount(0)
})
