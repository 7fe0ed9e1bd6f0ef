import type { Page } from '@playwright/test'
import { logIn } from '../support/guests.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

async function logOut(page: Page) {
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
}

const atRest = (page: Page) =>
  page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows: unknown[] = []
    for (const { name } of databases) {
      if (!name) continue
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const open = indexedDB.open(name)
        open.onsuccess = () => resolve(open.result)
        open.onerror = () => reject(open.error)
      })
      for (const store of db.objectStoreNames) {
        const get = db.transaction(store).objectStore(store)
        const [keys, values] = await Promise.all(
          [get.getAllKeys(), get.getAll()].map(
            (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result))),
          ),
        )
        rows.push({ keys, values })
      }
      db.close()
    }
    const cached: string[] = []
    for (const key of await caches.keys()) for (const request of await (await caches.open(key)).keys()) cached.push(request.url)
    return JSON.stringify({ rows, cached, local: { ...localStorage }, session: { ...sessionStorage }, cookie: document.cookie })
  })

test('on a device that keeps nothing, logging out is told to the server all the same', { tag: '@deep' }, async ({
  page,
  signIn,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await signIn(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  const told = page.waitForResponse((response) => response.url().endsWith('/auth/logout'))
  await logOut(page)
  expect((await told).status()).toBe(200)
  await expect(page).toHaveURL('/inloggen?uitgelogd=1')
  await page.goto('/verbruik')
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
})

test('a slow logout ends only its own session', { tag: '@deep' }, async ({ page, signIn, world }) => {
  await signIn(1)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Hoi Zonnetje' })).toBeVisible()
  await world({ faults: { 'auth/logout': 'late' } })
  const late = page.waitForRequest((request) => request.url().endsWith('/auth/logout'))
  await logOut(page)
  await expect(page).toHaveURL('/inloggen?uitgelogd=1')
  await late
  const began = Date.now()
  await logIn(page, '0690000008')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Bram')
  // By then both logouts, that of the previous page and that of the login page, are done.
  await page.waitForTimeout(Math.max(0, 7500 - (Date.now() - began)))
  await page.getByRole('link', { name: 'Verbruik', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
})

test('what rests on the device while signed in: figures and dates only', async ({ page, signIn }) => {
  await signIn(8)
  await page.goto('/')
  await expect.poll(() => atRest(page)).toContain('usedPerDay') // the overview
  await page.goto('/verbruik/bellen-en-sms')
  await page.goto('/verbruik/internet')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internet')
  await expect.poll(() => atRest(page)).toContain('hasBundle') // the usage
  const kept = await atRest(page)
  for (const secret of [
    'Bram',
    'Mulder',
    '0690000008',
    '0690001008',
    '4100008',
    '06900',
    'WADB',
    '0690009',
    '/api/',
    '/auth/',
    '/demo/',
  ]) {
    expect(kept, secret).not.toContain(secret)
  }
})

test('a 401 signs off, with the way back; a dead network and a 5xx do not', async ({ page, signIn, world, allow }) => {
  allow(/→ (?:401|500|503|net::)/)
  await signIn(1)
  await page.goto('/verbruik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
  for (const fault of ['500', 'network']) {
    await world({ faults: { '*': fault, 'auth/is-logged-in': fault === 'network' ? 'network' : null } })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
    await settled(page)
    await expect(page).toHaveURL('/verbruik')
  }
  await page.goto('about:blank') // a page that tries again would meet the 401 too, and leave by itself
  await world({ faults: { '*': '401' } })
  let goodbyes = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/auth/logout')) goodbyes += 1
  })
  await page.goto('/verbruik', { waitUntil: 'commit' }) // it may leave for the login before it has loaded
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
  await expect.poll(() => goodbyes).toBe(1)
  await settled(page)
  expect(goodbyes).toBe(1)
})

test("another customer on the same device sees nothing of the first one's figures", { tag: '@deep' }, async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await page.goto('/')
  await expect(page.getByText('5,8').first()).toBeVisible()
  await signIn(28)
  await world({ latency: 1500 })
  await page.goto('/')
  await page.waitForTimeout(800)
  await expect(page.getByText('5,8')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Hoi Rik' })).toBeVisible()
  await expect.poll(() => atRest(page)).not.toContain('4200')
})
