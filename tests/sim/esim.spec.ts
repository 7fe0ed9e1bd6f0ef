import type { BrowserContext, Page } from '@playwright/test'
import { wordsIn } from '../support/canary.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

/**
 * Secrets that must not be stored anywhere: a PIN and a PUK that nobody else has, and an eSIM code as a whole, in an address, and its last
 * part.
 */
const secrets = ['7319', '48162357', 'TUR-DEMO-0012', 'LPA:1', 'LPA%3A1'] as const
const secretIn = (text: string) => wordsIn(text, secrets)

/** The places other than the screen where a secret occurs. */
const traces = async (page: Page) => {
  const places = await page.evaluate(async () => {
    const found: [string, string][] = []
    const note = (where: string, what: unknown) =>
      found.push([where, typeof what === 'string' ? what : (JSON.stringify(what) ?? '')])
    note('title', document.title)
    note('history', [location.href, history.state, navigation.entries().map(({ url }) => url)])
    note('cookies', document.cookie)
    note('data layer', Reflect.get(window, 'dataLayer'))
    note(
      'asked for',
      performance.getEntriesByType('resource').map(({ name }) => name),
    )
    for (const store of [localStorage, sessionStorage]) note('storage', { ...store })
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open(name ?? '')
        opening.onsuccess = () => resolve(opening.result)
      })
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll()
        note('IndexedDB', await new Promise((resolve) => Object.assign(rows, { onsuccess: () => resolve(rows.result) })))
      }
      database.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys())
        note('Cache Storage', url.includes('/assets/') ? url : await (await cache.match(url))?.text())
    }
    return found
  })
  return places.flatMap(([where, text]) => secretIn(text).map((word) => `${where}: ${word}`))
}

/** Unique codes. */
const codes = { pin: '7319', puk: '48162357' }

/** Answers the secrets that appeared on a console or in an address. */
function listen(context: BrowserContext): string[] {
  const heard: string[] = []
  context.on('console', (message) => heard.push(...secretIn(message.text())))
  context.on('request', (request) => heard.push(...secretIn(request.url())))
  return heard
}

const hidePage = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => (isHidden ? 'hidden' : 'visible') })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('PIN and PUK: when a minute has passed or the page is left, then they are hidden and stored nowhere', async ({
  page,
  context,
  signIn,
  world,
}) => {
  const heard = listen(context)
  await page.clock.install()
  await signIn(12)
  await world({ patch: { getSimCodes: codes } })
  await page.goto('/esim')
  await expect(page.getByRole('img', { name: 'QR-code om je eSIM te installeren' })).toBeVisible()
  await page.goto('/instellingen/simkaart')
  const show = page.getByRole('button', { name: 'Toon codes' })
  const puk = page.getByText('48162357')
  await show.click()
  await expect(puk).toBeVisible()
  await expect(page.getByText('7319')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Verberg codes' })).toBeFocused()
  await page.clock.runFor(59_000)
  await expect(puk).toBeVisible()
  await page.clock.runFor(1500)
  await expect(puk).toHaveCount(0)
  await expect(page.getByText('Je codes zijn weer verborgen.')).toBeVisible()

  await show.click()
  await expect(puk).toBeVisible()
  await hidePage(page, true)
  await expect(puk).toHaveCount(0)
  await hidePage(page, false)
  await expect(puk).toHaveCount(0)

  await show.click()
  await expect(puk).toBeVisible()
  expect(await traces(page)).toEqual([])
  await page.getByRole('link', { name: 'Overzicht' }).first().click()
  await expect(heading(page)).toBeFocused()
  expect(await page.content()).not.toContain('48162357')
  await page.goBack()
  await expect(show).toBeVisible()
  await expect(puk).toHaveCount(0)

  await page.getByRole('button', { name: /Tim/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(/inloggen/)
  expect(await traces(page)).toEqual([])
  expect(secretIn(await page.content())).toEqual([])
  expect(heard).toEqual([])
})

test('an eSIM: when its code is scanned or typed, then its steps survive a reload without the code', async ({
  page,
  signIn,
  happen,
  allow,
}) => {
  allow(/NotAllowedError/)
  await signIn(12)
  await page.goto('/esim')
  await page.getByRole('button', { name: 'Groot in beeld' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img')).toBeVisible()
  const box = await dialog.getByRole('img').boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThan(250)
  expect(await dialog.getByRole('img').locator('rect').getAttribute('fill')).toBe('#fff')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.getByText('Zelf invullen').click()
  await expect(page.getByText('rsp.tureluur.example')).toBeVisible()
  await expect(page.getByText('TUR-DEMO-0012')).toBeVisible()

  await page.reload()
  await page.getByText('Zie je het hier niet?').click()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).toContain('begun')
  expect(await traces(page)).toEqual([])
  await page.getByRole('button', { name: 'Het installeren lukt niet' }).click()
  await expect(page.getByText('Controleer je wifi en probeer het opnieuw.')).toBeVisible()
  await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()

  await page.getByText('Kan mijn telefoon eSIM aan?').click()
  const eid = page.getByLabel('EID van je telefoon')
  await eid.fill('89049032000008888882600000000138')
  await eid.press('Enter')
  await expect(page.getByText('Deze EID klopt niet. Controleer de cijfers.')).toBeVisible()
  await eid.fill('89049032000008888882600000000139')
  await eid.press('Enter')
  await expect(page.getByText('Je telefoon kan eSIM aan.', { exact: false }).last()).toBeVisible()

  await expect(eid).toBeFocused()
  await happen({ kind: 'esim-used' })
  await expect(page.getByRole('status')).toContainText(['Een telefoon heeft je eSIM opgehaald.'])
  await expect(page.locator('[aria-current=step]')).toHaveText('Je zet je eSIM aan.')
  await expect(page.locator('body')).not.toBeFocused() // the field is gone
  await page.getByRole('button', { name: 'Zet je eSIM aan' }).click()
  await expect(heading(page)).toHaveText('Je eSIM wordt actief')
})

test.describe('on the phone that it is for', () => {
  test.use({ userAgent: ANDROID })

  test('an eSIM on its own phone: when it is installed, then one press does it, and the old one stays until then', async ({
    page,
    signIn,
    site,
    world,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(site.url)) elsewhere.push(request.url())
    })
    await signIn(12)
    await page.goto('/esim')
    await page.getByRole('button', { name: 'Installeren op deze Android-telefoon' }).click()
    await expect(page.getByText('In deze demo doet de installatieknop niets.')).toBeVisible()
    await page.getByText('Zie je het hier niet?').click()
    await page.getByRole('button', { name: 'Zet je eSIM aan' }).click()
    await expect(heading(page)).toHaveText('Je eSIM wordt actief')
    await world({ clock: 16 * 60_000 })
    await page.goto('/instellingen/esim')
    await expect(page.getByText('Geïnstalleerd op')).toBeVisible()

    await page.getByRole('link', { name: 'Nieuwe eSIM aanvragen' }).click()
    await page.getByRole('radio', { name: 'eSIM voor iPhone' }).check()
    await page.getByRole('radio', { name: 'Nieuwe telefoon' }).check()
    await expect(page.getByText('Verwijder je oude eSIM nog niet.')).toBeVisible()
    await page.getByRole('button', { name: 'Aanvragen', exact: true }).click()
    await expect(heading(page)).toHaveText('Je eSIM staat klaar')
    await page.getByRole('link', { name: 'eSIM installeren' }).click()
    await expect(page.getByText('Deze eSIM is voor een iPhone.')).toBeVisible()
    await expect(page.getByText('Verwijder je oude eSIM nog niet.')).toBeVisible()
    await expect(page.getByRole('button', { name: /Installeren op deze/ })).toHaveCount(0)
    expect(elsewhere).toEqual([])
  })
})
