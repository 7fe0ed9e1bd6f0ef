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

/** Gives the page a clock that the test moves, and that the time limits of requests follow as well. */
async function installClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.addInitScript(() => {
    AbortSignal.timeout = (most) => {
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('timed out', 'TimeoutError')), most)
      return controller.signal
    }
  })
}

test('a session: when the server does not answer, then it stays, and the screen explains the wait and recovers by itself', async ({
  page,
  signIn,
  world,
  allow,
}) => {
  allow(/ → net::ERR_INVALID_HTTP_RESPONSE$/)
  const slow = page.getByText('Dit duurt langer dan normaal.')
  await signIn(1)
  await world({ faults: { '*': 'timeout', 'auth/is-logged-in': 'timeout' } })
  await installClock(page)
  await page.goto('/')
  await expect(page.locator('main [class*="_bone_"]').first()).toBeVisible() // a skeleton: the wait has begun
  await page.clock.runFor(5000)
  await expect(slow).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.getByText('We krijgen geen verbinding. Deze pagina hebben we nog niet voor je bewaard.')).toBeVisible()
  await expect(slow).toBeHidden()
  await world({ faults: null })
  await page.clock.runFor(60_000)
  await expect(page.getByRole('region', { name: 'Internet' }).getByText('5,8')).toBeVisible()
  await expect(page).toHaveURL('/')
})
