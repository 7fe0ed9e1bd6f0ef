import type { Page } from '@playwright/test'
import { timeText } from '#kit/words/dateText.ts'
import { test as phoneTest } from '../support/phone.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitor.ts'
import { figuresKept, shellKept } from '../support/worker.ts'

const HOUR = 3_600_000

const heading = (page: Page) => page.locator('main h1')
/** The device has no network, or the server does not answer. */
const mark = (page: Page, text: 'Je bent offline' | 'We krijgen geen verbinding') => page.getByRole('banner').getByText(text)
const away = (page: Page) => mark(page, 'We krijgen geen verbinding')
/** The rest of account 1's 10 GB. */
const left = (page: Page) => page.getByRole('region', { name: 'Internet' }).getByText('5,8')
const refresh = (page: Page) => page.getByRole('button', { name: 'Vernieuwen' })

/** Account 1 has seen overview and usage on this device, and the app is cached. */
async function usedBefore(page: Page, signIn: Visitor['signIn']): Promise<void> {
  await signIn(1)
  await page.goto('/')
  await figuresKept(page, 'overview')
  await figuresKept(page, 'usage') // prefetched while idle
  await shellKept(page)
}

const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

phoneTest(
  'without a server: when the app starts, then it shows the last figures, and when the server is back, then the screen catches up in place',
  async ({ phone }) => {
    await usedBefore(await phone.start(), phone.signIn)
    await phone.line.cut()
    const page = await phone.start()

    await page.goto('/')
    await expect(left(page)).toBeVisible()
    const sources = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => !/\/(?:api|auth|icons)\/|\.webmanifest$/.test(name))
        .map((entry) => Reflect.get(entry, 'workerFinalSourceType')),
    )
    expect(sources.length).toBeGreaterThan(5)
    expect(new Set(sources)).toEqual(new Set(['cache']))
    // The worker answered this page.
    await expect(page.locator('link[data-for=customers]')).toHaveCount(1)

    await page.goto('/verbruik/bellen-en-sms')
    await expect(page.getByText('We krijgen geen verbinding. Voor de lijst met gesprekken is internet nodig.')).toBeVisible()
    await page.goto('/bestaat-niet')
    await expect(heading(page)).toHaveText('Foutje')
    // A page for guests exists as far as anybody can know.
    await page.goto('/inloggen')
    await expect(heading(page)).toHaveText('We krijgen geen verbinding')
    // A failed call names the connection, also before it is known to be lost.
    await page.goto('/facturen')
    await expect(page.getByRole('main').getByText(/^We krijgen geen verbinding\. Je facturen/)).toBeVisible()

    await page.goto('/')
    await expect(heading(page)).toHaveText(/^Hoi/)
    await expect(left(page)).toBeVisible()
    await expect(away(page)).toBeVisible()
    await expect(refresh(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(refresh(page)).toHaveAccessibleDescription(
      'We krijgen geen verbinding. Controleer je internet en probeer het opnieuw.',
    )

    await page.getByRole('link', { name: 'Verbruik', exact: true }).click()
    await expect(heading(page)).toHaveText('Je verbruik')
    await expect(page.getByText(/Bijgewerkt (?:vandaag|gisteren) \d\d:\d\d\./)).toBeVisible()
    await expect(page.getByRole('link', { name: /^Internet Nog 5,8/ })).toBeVisible()
    await page.goBack()
    await expect(away(page)).toBeVisible()

    await markDocument(page)
    const moment = Date.now() - 3 * HOUR
    await phone.world({ patch: { overview: { updatedAt: new Date(moment).toISOString() } } })
    await phone.line.restore()
    await expect(page.getByText(`om ${timeText(moment)}`)).toBeVisible()
    await expect(away(page)).toBeHidden()
    await expect(refresh(page)).not.toHaveAttribute('aria-disabled')
    expect(await isMarked(page)).toBe(true)
    await expect(page).toHaveURL('/')
    expect((await phone.context().cookies()).map(({ name }) => name)).toContain('usr')
  },
)

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a network that goes: when it comes back, then nothing has left the screen, and without it the app starts too', async ({
    page,
    context,
    signIn,
    allow,
  }) => {
    allow(/→ net::ERR_INTERNET_DISCONNECTED$/)
    await usedBefore(page, signIn)
    await expect(left(page)).toBeVisible()
    await markDocument(page)

    await context.setOffline(true)
    await expect(mark(page, 'Je bent offline')).toBeVisible()
    // Beside the navigation it is one line: the customer's name makes room for it.
    const phone = page.viewportSize()
    await page.setViewportSize({ width: 1280, height: 844 })
    const size = await mark(page, 'Je bent offline').boundingBox()
    expect(size?.width).toBeGreaterThan(60)
    expect(size?.height).toBeLessThan(24)
    if (phone) await page.setViewportSize(phone)
    await expect(left(page)).toBeVisible()
    await expect(refresh(page)).toHaveAttribute('aria-disabled', 'true')

    await context.setOffline(false)
    await expect(page.getByText('Je bent weer online.')).toBeVisible()
    await expect(mark(page, 'Je bent offline')).toBeHidden()
    await expect(left(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)

    await context.setOffline(true)
    await page.goto('/')
    await expect(left(page)).toBeVisible()
    await expect(mark(page, 'Je bent offline')).toBeVisible()

    await test.step('a page that needs a connection has the number for a lost phone and the last figure', async () => {
      await settled(page)
      await page.goto('/simkaart-blokkeren')
      const help = page.getByRole('region', { name: 'Dit kan nu wel' })
      await expect(page.getByRole('link', { name: '+31 88 000 0000' })).toHaveCount(1)
      await help.getByRole('link', { name: /^Nog 5,8 GB internet Stand van/ }).click()
      await expect(left(page)).toBeVisible()
    })
  })
})

/** The files that the worker has cached, in alphabetical order. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.sort()
  })

const damagedFiles = (page: Page) =>
  page
    .evaluate(async () => {
      let count = 0
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) if ((await (await cache.match(request))?.text()) === 'damaged') count += 1
      }
      return count
    })
    .catch(() => null) // the page is reloading

/** Overwrites a file in the worker's cache. */
const damage = (page: Page, file: string) =>
  page.evaluate(async (pattern) => {
    const cache = await caches.open((await caches.keys()).find((name) => name.startsWith('workbox-precache')) ?? '')
    const found = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(new URL(url).pathname))
    for (const request of found)
      await cache.put(request, new Response('damaged', { headers: { 'Content-Type': 'text/javascript' } }))
    return found.length
  }, file)

// A whole browser: in the shell, a worker that was stopped and starts again for a page never hears which pages there are.
phoneTest('the cache of the worker: when it is empty or damaged, then the next start mends it', async ({ phone }) => {
  const page = await phone.start()
  phone.allow(/./) // the browser's message about a damaged file
  await usedBefore(page, phone.signIn)
  const all = await filesKept(page)
  expect(all.length).toBeGreaterThan(50)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/')
  await expect.poll(() => filesKept(page)).toEqual(all)

  for (const file of ['^/kept\\.html$', '^/assets/app-.*js$']) {
    await test.step(file, async () => {
      expect(await damage(page, file)).toBeGreaterThan(0)
      await page.goto('about:blank')
      await page.goto('/')
      await expect(left(page)).toBeVisible()
      await expect.poll(() => damagedFiles(page)).toBe(0)
    })
  }
  await phone.line.cut()
  await page.goto('/')
  await expect(left(page)).toBeVisible()
})

test.describe('a public network that asks its visitors to sign in first', () => {
  test.use({ cookies: 'unasked' })

  test('a public network that asks its visitors to sign in: when it answers instead of the server, then every screen names the connection once', async ({
    page,
    context,
    signIn,
    allow,
  }) => {
    allow(/Failed to load|→ (?:401|net::ERR_ABORTED)/)
    const portal = { contentType: 'text/html', body: '<!doctype html><title>Welkom bij Gratis WiFi</title>' }
    const calls = /\/(?:api|auth)\//
    await page.goto('/inloggen')
    await expect(page.getByRole('region', { name: 'Welke cookies mogen we gebruiken?' })).toBeVisible()
    await page.route(calls, (route) => route.fulfill(portal))
    await page.getByLabel('06-nummer of e-mailadres').fill('0690001001')
    await page.getByLabel('Wachtwoord', { exact: true }).fill('Zonnetje1!')
    await page.getByRole('button', { name: 'Inloggen' }).click()
    await expect(page.getByText(/^We krijgen geen verbinding\. Zit je op openbare wifi\?/)).toBeVisible()

    await page.unroute(calls)
    await signIn(1)
    await page.goto('/verbruik')
    await expect(page.getByText('Bijgewerkt').first()).toBeVisible()
    await page.route(calls, (route) => route.fulfill(portal))
    await page.getByRole('link', { name: 'Facturen', exact: true }).first().click()
    await expect(page.getByRole('main').getByText(/^We krijgen geen verbinding\. Je facturen/)).toBeVisible()
    await expect(away(page)).toBeVisible()
    await expect(page.getByRole('status', { name: 'Meldingen' })).toBeEmpty() // the page has said so
    expect((await context.cookies()).map(({ name }) => name)).toContain('usr')

    const main = page.getByRole('main')
    await main.getByRole('button', { name: 'Probeer het opnieuw' }).focus()
    await page.unroute(calls)
    await expect(page.getByRole('link', { name: /^Oktober|^oktober|Factuur/ }).first()).toBeVisible()
    await expect(main.locator(':focus'), 'the failure goes by itself, and the focus stays').toHaveText('Opnieuw geprobeerd')
    const back = page.getByText('Je bent weer online.')
    await expect(back).toBeVisible()
    const [toast, sheet] = await Promise.all([
      back.boundingBox(),
      page.getByRole('region', { name: 'Welke cookies mogen we gebruiken?' }).boundingBox(),
    ])
    expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(sheet?.y ?? 0)
  })
})
