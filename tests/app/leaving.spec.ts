import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

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

test('a signed-in customer: when screens are opened, then the device stores figures and dates alone', async ({
  page,
  signIn,
}) => {
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

test('a session: when the server answers 401, then it ends, and when the server fails, then it stays', async ({
  page,
  signIn,
  world,
  allow,
}) => {
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
