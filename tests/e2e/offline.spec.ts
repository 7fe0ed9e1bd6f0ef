import type { Page } from '@playwright/test'
import { timeText } from '../../src/words/dateText.ts'
import { closeErrorDialog } from '../support/errorDialog.ts'
import { logIn } from '../support/guests.ts'
import { headingAt, noteHeading } from '../support/heading.ts'
import { type Phone, test as phoneTest } from '../support/phone.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept, kept, overviewWiped, shellKept } from '../support/worker.ts'

const HOUR = 3_600_000

const heading = (page: Page) => page.locator('main h1')
/** The device has no network, or the server does not answer. */
const mark = (page: Page, text: 'Je bent offline' | 'We krijgen geen verbinding') => page.getByRole('banner').getByText(text)
const away = (page: Page) => mark(page, 'We krijgen geen verbinding')
/** The rest of account 1's 10 GB. */
const left = (page: Page) => page.getByRole('region', { name: 'Internet' }).getByText('5,8')
const refresh = (page: Page) => page.getByRole('button', { name: 'Vernieuwen' })

/** Account 1 has seen overview and usage on this phone, and the app is cached. */
async function usedBefore(phone: Phone): Promise<Page> {
  const page = await phone.start()
  await phone.signIn(1)
  await page.goto('/')
  await figuresKept(page, 'overview')
  await figuresKept(page, 'usage') // prefetched while idle
  await shellKept(page)
  return page
}

const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
const isMarked = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

phoneTest(
  'without a server the phone starts with the last figures; when it is back the screen catches up in place',
  async ({ phone }) => {
    await usedBefore(phone)
    await phone.line.cut()
    const page = await phone.start()

    await page.goto('/verbruik/bellen-en-sms')
    await expect(page.getByText('We krijgen geen verbinding. Voor de lijst met gesprekken is internet nodig.')).toBeVisible()
    await page.goto('/bestaat-niet')
    await expect(heading(page)).toHaveText('Foutje')

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

phoneTest(
  'a network that goes and comes takes nothing off the screen, and without it the phone starts too',
  async ({ phone }) => {
    const page = await usedBefore(phone)
    await page.goto('/')
    await expect(left(page)).toBeVisible()
    await markDocument(page)

    await phone.context().setOffline(true)
    await expect(mark(page, 'Je bent offline')).toBeVisible()
    await expect(left(page)).toBeVisible()
    await expect(refresh(page)).toHaveAttribute('aria-disabled', 'true')

    await phone.context().setOffline(false)
    await expect(page.getByText('Je bent weer online.')).toBeVisible()
    await expect(mark(page, 'Je bent offline')).toBeHidden()
    await expect(left(page)).toBeVisible()
    expect(await isMarked(page)).toBe(true)

    const again = await phone.start()
    await phone.context().setOffline(true)
    await again.goto('/')
    await expect(left(again)).toBeVisible()
    await expect(mark(again, 'Je bent offline')).toBeVisible()
  },
)

phoneTest('a guest without a server sees the login screen, and why it cannot be used', async ({ phone }) => {
  const page = await phone.start()
  await page.goto('/inloggen')
  await shellKept(page)
  await phone.line.cut()
  const again = await phone.start()
  await phone.context().setOffline(true)
  await again.goto('/')
  await expect(heading(again)).toHaveText('Inloggen')
  const button = again.getByRole('button', { name: 'Inloggen' })
  await expect(button).toHaveAttribute('aria-disabled', 'true')
  await expect(button).toHaveAccessibleDescription('Je bent offline. Inloggen kan alleen met internet.')
})

/** The files that the worker has cached, in alphabetical order. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = []
    for (const name of await caches.keys()) for (const { url } of await (await caches.open(name)).keys()) found.push(url)
    return found.sort()
  })

phoneTest('the files of a start do not wait for the worker', async ({ phone }) => {
  await usedBefore(phone)
  await phone.line.cut()
  const again = await phone.start()
  await again.goto('/')
  await expect(left(again)).toBeVisible()
  const sources = await again.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => !/\/(?:api|auth|icons)\/|\.webmanifest$/.test(name))
      .map((entry) => Reflect.get(entry, 'workerFinalSourceType')),
  )
  expect(sources.length).toBeGreaterThan(5)
  expect(new Set(sources)).toEqual(new Set(['cache']))
  // The worker answered this page.
  await expect(again.locator('link[data-customers]')).toHaveCount(1)
})

phoneTest('the app mends its cache when it was emptied', async ({ phone }) => {
  const page = await usedBefore(phone)
  const all = await filesKept(page)
  expect(all.length).toBeGreaterThan(50)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await page.goto('/')
  await expect.poll(() => filesKept(page)).toEqual(all)
  await phone.line.cut()
  const again = await phone.start()
  await again.goto('/')
  await expect(left(again)).toBeVisible()
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

phoneTest('a damaged file is replaced, and a start that fails by it succeeds after all', async ({ phone }) => {
  const page = await usedBefore(phone)
  phone.allow(/./) // the browser's message about a damaged file
  for (const file of [
    '^/kept\\.html$',
    '^/assets/start-.*js$',
    '^/assets/app-.*js$',
    '^/assets/customers-.*js$',
    '^/assets/app-.*css$',
  ]) {
    expect(await damage(page, file), file).toBeGreaterThan(0)
    await page.goto('about:blank')
    await page.goto('/')
    await expect(left(page), file).toBeVisible()
    await expect.poll(() => damagedFiles(page)).toBe(0)
  }
})

/** A silent or broken backend, and whether the screen recovers by itself. */
const troubles = [
  { fault: 'timeout', says: 'We kunnen je overzicht nu niet laden.', recovers: true },
  { fault: '500', says: 'We kunnen je overzicht nu niet laden.', recovers: false },
] as const

for (const { fault, says, recovers } of troubles) {
  test(`nobody is logged out by ${fault}, and the screen recovers`, async ({ page, signIn, world, allow }) => {
    allow(/ → (?:500|net::ERR_INVALID_HTTP_RESPONSE)$/)
    await signIn(1)
    await world({ faults: { '*': fault, 'auth/is-logged-in': fault } })
    await page.goto('/')
    await expect(page.getByText(says)).toBeVisible({ timeout: 16_000 }) // no request waits longer than 15 s

    await world({ faults: null })
    if (fault === '500') await closeErrorDialog(page)
    if (!recovers) await page.getByRole('button', { name: 'Probeer het opnieuw' }).click()
    await expect(left(page)).toBeVisible()
    await expect(page).toHaveURL('/')
  })
}

/** A device whose storage fails. Runs in the page before the app. */
const brokenStorage = {
  'is missing': () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined }),
  'never opens': () => {
    IDBFactory.prototype.open = () => Object.create(null) // a request that never settles
  },
  'refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError')
    }
  },
}

for (const [what, spoil] of Object.entries(brokenStorage)) {
  test(`the app waits less than a second for storage: ${what}`, async ({ page, context, signIn }) => {
    await noteHeading(page)
    await signIn(1)
    await page.goto('/') // fills the browser's own cache
    await headingAt(page)
    await page.reload()
    const usual = await headingAt(page)

    await context.addInitScript(spoil)
    await page.reload()
    expect(await headingAt(page)).toBeLessThan(usual + 1000)
    await expect(left(page)).toBeVisible()

    await context.clearCookies()
    await page.goto('/inloggen')
    await expect(heading(page)).toHaveText('Inloggen')
    await expect(page.getByLabel('06-nummer of e-mailadres')).toBeVisible()
  })
}

/** The first time, storage opens later than the app waits. Runs in the page before the app. */
function openLate() {
  const open = IDBFactory.prototype.open
  IDBFactory.prototype.open = function (...args) {
    IDBFactory.prototype.open = open
    const request = open.apply(this, args)
    const late = { ...request, result: undefined as unknown }
    request.addEventListener('upgradeneeded', (event) => {
      late.result = request.result
      late.onupgradeneeded?.call(request, event)
    })
    request.addEventListener('success', (event) => {
      late.result = request.result
      setTimeout(() => late.onsuccess?.call(request, event), 1200)
    })
    return late as IDBOpenDBRequest // as much of it as the app uses
  }
}

test('storage that opens late is used after all: it keeps figures, and is wiped when the customer logs out, but for the name', async ({
  page,
}) => {
  await page.addInitScript(openLate)
  await page.goto('/inloggen')
  await page.getByLabel(/^Onthoud mij/).check()
  await logIn(page, '0690000001')
  await expect(left(page)).toBeVisible()
  await figuresKept(page, 'overview')

  await page.reload()
  await expect(left(page)).toBeVisible()
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL('/inloggen?uitgelogd=1')
  await overviewWiped(page)
  expect(await kept(page, 'login-name')).toBe('0690000001')
})

test('storage that opens late forgets no choice, and knows its customer again', async ({ page }) => {
  await page.goto('/inloggen')
  await page.getByLabel(/^Onthoud mij/).check()
  await logIn(page, '0690000001')
  await expect(left(page)).toBeVisible()
  await figuresKept(page, 'overview')
  const row = await kept(page, 'last-known')
  expect(row).toMatchObject({ remembered: true })

  await page.addInitScript(openLate)
  await page.goto('/verbruik')
  await figuresKept(page, 'usage')
  expect(await kept(page, 'last-known')).toMatchObject({ remembered: true, account: Object(row).account })
})
