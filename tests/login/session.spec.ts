import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { canary, costs, leaveDraft, listen, traces } from '../support/canary.ts'
import { logIn } from '../support/guests.ts'
import { laterLoaded } from '../support/later.ts'
import { launching } from '../support/launching.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitor.ts'
import { figuresKept, shellKept } from '../support/worker.ts'

const MINUTE = 60_000
const expected = /→ (?:401|500|net::)/
const unauthorized = { status: 401, json: { statusCode: 401, message: 'Unauthorized' } }

type Stage = Visitor & { page: Page; context: BrowserContext; allow: (...lines: RegExp[]) => void }
type End = {
  /** Ends the session. `cut`: without a network, so that the end must come from another source than the server. */
  bring: (stage: Stage, cut?: boolean) => Promise<void>
  url: RegExp
  /** The data that stays without "Onthoud mij": a draft without personal data, after the timer. */
  keeps: string[]
  /** The data that stays with "Onthoud mij": the login name, shown masked; after the timer also the last figures. */
  keepsRemembered: string[]
}

const draft = `sessionStorage drafts: ${canary.draft}`
const loginName = 'IndexedDB login-name: 0690000001'

const ends: Record<'customer' | 'timer' | 'other', End> = {
  customer: {
    bring: async ({ page }) => page.getByRole('menuitem', { name: 'Uitloggen' }).click(),
    url: /\/inloggen\?uitgelogd=1$/,
    keeps: [],
    keepsRemembered: [loginName],
  },
  timer: {
    bring: async ({ page }) => page.clock.fastForward(31 * MINUTE),
    url: /\/inloggen\?uitgelogd=2&ReturnUrl=%2Fverbruik$/,
    keeps: [draft],
    keepsRemembered: ['IndexedDB last-known: 73519', 'IndexedDB last-known: Kanariekosten', loginName, draft],
  },
  other: {
    async bring({ page, world }, cut = false) {
      if (cut) await page.route('**/api/get?*', (route) => route.fulfill(unauthorized))
      else await world({ faults: { '*': '401' } })
      // Without the mouse: a prefetch on hover could notice the end first and remove the link.
      const unread = page.url().endsWith('/verbruik') ? 'Bellen en sms' : 'Facturen'
      await page.getByRole('link', { name: unread, exact: true }).dispatchEvent('click')
    },
    url: /\/inloggen\?ReturnUrl=%2F(?:verbruik%2Fbellen-en-sms|facturen)$/,
    keeps: [],
    keepsRemembered: [loginName],
  },
}

const loginField = (page: Page) => page.getByLabel('Wachtwoord', { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The overview, with data that only this customer has. */
async function onOverview(page: Page) {
  await expect(heading(page)).toHaveText('Hoi Zonnetje')
  await expect(page.getByText('€ 735,19').first()).toBeVisible()
  await figuresKept(page, 'overview')
}

/** Signed in as the canary, with her figures on the device. */
async function arrive({ page, signIn, world }: Stage) {
  await signIn(canary.account)
  await world(costs)
  await page.goto('/')
  await onOverview(page)
}

/** A draft in this tab, and the state that this ending needs. */
async function aboutToLeave(page: Page, end: keyof typeof ends) {
  await leaveDraft(page)
  if (end === 'timer') {
    await page.clock.runFor(1000)
    await laterLoaded(page)
  }
  if (end === 'other') await figuresKept(page, 'usage') // the usage is prefetched, and the click must be the first to notice the end
  if (end !== 'customer') return
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await expect(page.getByText('06 90 00 00 01')).toBeVisible()
}

async function stay(page: Page, end: keyof typeof ends, isRemembered = false) {
  await page.getByRole('link', { name: 'Verbruik', exact: true }).last().click()
  await expect(heading(page)).toHaveText('Je verbruik')
  await figuresKept(page, 'usage')
  await aboutToLeave(page, end)
  // Before the end, the data is on screen and on the device. Finding it here proves that the later absence means something.
  const where = (await traces(page)).map((trace) => trace.replace(/:.*/, ''))
  expect([...new Set(where)]).toEqual([
    'IndexedDB last-known',
    ...(isRemembered ? ['IndexedDB login-name'] : []),
    'page',
    'sessionStorage drafts',
  ])
}

/** Checks that the login page has none of her data, also after Back. */
async function nothingLeft(page: Page, allowed: string[]) {
  await expect(loginField(page)).toBeVisible()
  await expect.poll(() => traces(page)).toEqual(allowed)
  await page.goBack()
  await expect(loginField(page)).toBeVisible()
  expect(await traces(page)).toEqual(allowed)
}

const isLoggedIn = async ({ request }: BrowserContext, site: string) => {
  const answer = await request.get(new URL('/auth/is-logged-in', site).href, { headers: { 'X-Requested-With': 'mijn' } })
  return (await answer.json()).result
}

/** For a document: no request to IndexedDB is answered any more. */
function hangStorage() {
  const silent = () => Object.create(null)
  IDBDatabase.prototype.transaction = () =>
    Object.assign(Object.create(null), {
      objectStore: () => ({ transaction: Object.create(null), get: silent, put: silent, delete: silent }),
    })
}

/** From this step on, nothing of this document reaches device or server, as when its process is killed halfway. */
const dieAfter = (page: Page, most: number) =>
  page.evaluate((last) => {
    let hasBegun = false
    let steps = 0
    const isDead = (isStep = true) => {
      if (!hasBegun) return false
      const dead = steps >= last
      if (dead) Reflect.get(window, 'onDeath')()
      else if (isStep) steps += 1
      return dead
    }
    const { setItem, removeItem } = Storage.prototype
    Storage.prototype.setItem = function (...entry) {
      hasBegun ||= entry[0] === 'unfinished-logout' // the first step
      if (!isDead()) setItem.apply(this, entry)
    }
    Storage.prototype.removeItem = function (name) {
      // The exception stops execution here; a `setItem` without effect would not.
      if (isDead(this.getItem(name) !== null)) throw new Error('dead')
      removeItem.call(this, name)
    }
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (line) => isDead() || cookie?.set?.call(document, line),
    })
    const { transaction } = IDBDatabase.prototype
    IDBDatabase.prototype.transaction = function (stores, mode) {
      if (!isDead(mode === 'readwrite')) return transaction.call(this, stores, mode)
      return Object.assign(Object.create(null), { objectStore: () => ({ get: Object, put: Object, delete: Object }) })
    }
    const { fetch, setTimeout } = window
    window.fetch = (...call) => (isDead() ? new Promise(() => {}) : fetch(...call))
    window.setTimeout = Object.assign(
      (...timer: Parameters<typeof setTimeout>) => (isDead(false) ? 0 : setTimeout(...timer)),
      setTimeout,
    )
  }, most)

/** The endings that walk each circumstance. They clear up in the same way; storage/registry tests what each of them clears. */
const walked = {
  remembered: ['customer', 'timer'],
  offline: ['customer'],
  failing: ['customer'],
  tabs: ['other'],
  hanging: ['customer'],
  dying: ['timer'],
} as const satisfies Record<string, readonly (keyof typeof ends)[]>
const walks = (circumstance: keyof typeof walked, end: keyof typeof ends) => walked[circumstance].some((name) => name === end)

for (const [name, end] of Object.entries(ends) as [keyof typeof ends, End][]) {
  test.describe(`the session ends: ${name}`, () => {
    test.beforeEach(async ({ page }) => {
      if (name === 'timer') await page.clock.install()
    })

    const tag = name === 'customer' ? [] : '@deep'
    test('online: nothing is left, and nothing shows to who comes next', { tag }, async ({
      page,
      context,
      signIn,
      world,
      allow,
      site,
    }) => {
      allow(expected)
      const { heard, isGoing } = await listen(context)
      const stage = { page, context, signIn, world, allow }
      await arrive(stage)
      await stay(page, name)
      await isGoing(page, true)
      await end.bring(stage)
      await expect(page).toHaveURL(end.url)
      await world({ faults: null, patch: null })
      await nothingLeft(page, end.keeps)
      expect(await isLoggedIn(context, site.url)).toBe(false)

      await signIn(8)
      await page.goto('/')
      await expect(heading(page)).toHaveText('Hoi Bram')
      await figuresKept(page, 'overview')
      expect(await traces(page)).toEqual(end.keeps)
      expect(heard()).toEqual([])
    })

    if (walks('remembered', name))
      test('after "Onthoud mij": the name, masked', { tag: '@deep' }, async ({ page, context, signIn, world, allow }) => {
        allow(expected)
        const { heard, isGoing } = await listen(context)
        const stage = { page, context, signIn, world, allow }
        await page.goto('/inloggen')
        await page.getByLabel(/^Onthoud mij/).check()
        await logIn(page, '0690000001')
        await expect(heading(page)).toHaveText('Hoi Zonnetje')
        await world(costs)
        await page.goto('/')
        await onOverview(page)
        await stay(page, name, true)
        await isGoing(page, true)
        await end.bring(stage)
        await expect(page).toHaveURL(end.url)
        await world({ faults: null })
        // A field that nobody sees names the account to the password manager.
        const hidden = ['fields', 'page'].map((where) => `${where}: 0690000001`)
        await nothingLeft(page, [...end.keepsRemembered, ...hidden].toSorted())
        await expect(page.getByText('06 •••• ••01')).toBeVisible()
        expect(heard()).toEqual([])
      })

    if (walks('offline', name))
      test.describe('on an installed phone', () => {
        test.use({ serviceWorkers: 'allow' })

        test('offline: the same, and the server is the first to hear of it', { tag: '@deep' }, async ({
          page,
          context,
          signIn,
          world,
          allow,
          site,
        }) => {
          allow(expected)
          const { heard, isGoing } = await listen(context)
          const stage = { page, context, signIn, world, allow }
          await arrive(stage)
          await stay(page, name)
          await shellKept(page)
          await isGoing(page, true)
          await context.setOffline(true)
          await end.bring(stage, true)
          await expect(page).toHaveURL(end.url)
          await nothingLeft(page, end.keeps)

          await page.unrouteAll()
          const told: string[] = []
          page.on('request', (request) => told.push(`${request.method()} ${new URL(request.url()).pathname}`))
          await context.setOffline(false)
          await expect.poll(() => isLoggedIn(context, site.url)).toBe(false)
          // The server may know before the browser has reported it here.
          await expect.poll(() => told.find((call) => /\/(?:api|auth)\//.test(call))).toBe('POST /auth/logout')
          expect(heard()).toEqual([])
        })
      })

    if (walks('failing', name))
      test('the server answers 500: it hears of it later', { tag: '@deep' }, async ({
        page,
        context,
        signIn,
        world,
        allow,
        site,
      }) => {
        allow(expected)
        const { heard, isGoing } = await listen(context)
        const stage = { page, context, signIn, world, allow }
        await arrive(stage)
        await stay(page, name)
        await isGoing(page, true)
        await world({ faults: { '*': '500', 'auth/logout': '500', 'auth/is-logged-in': '500' } })
        await end.bring(stage)
        await expect(page).toHaveURL(end.url)
        await nothingLeft(page, end.keeps)
        expect(await page.evaluate(() => document.cookie)).not.toContain('usr=')

        await world({ faults: null })
        await page.goto('/verbruik')
        await expect(loginField(page)).toBeVisible()
        expect(await isLoggedIn(context, site.url)).toBe(false)
        expect(heard()).toEqual([])
      })

    if (walks('tabs', name))
      test('a second tab: gone there too', async ({ page, context, signIn, world, allow }) => {
        allow(expected)
        const { heard, isGoing } = await listen(context)
        const stage = { page, context, signIn, world, allow }
        const other = await context.newPage()
        await arrive(stage)
        await stay(page, name)
        await other.goto('/')
        await onOverview(other)
        await leaveDraft(other)
        await laterLoaded(other)
        for (const tab of [page, other]) await isGoing(tab, true)
        await end.bring(stage)
        await expect(other).toHaveURL(/\/inloggen/)
        await expect(page).toHaveURL(end.url)
        await world({ faults: null })
        await nothingLeft(page, end.keeps)
        await expect(loginField(other)).toBeVisible()
        expect(await traces(other)).toEqual(end.keeps)
        expect(heard()).toEqual([])
      })

    if (walks('hanging', name))
      test('IndexedDB hangs: the next start clears it', { tag: '@deep' }, async ({ page, context, signIn, world, allow }) => {
        allow(expected)
        const { heard, isGoing } = await listen(context)
        const stage = { page, context, signIn, world, allow }
        await arrive(stage)
        await stay(page, name)
        await isGoing(page, true)
        await page.evaluate(hangStorage)
        await end.bring(stage)
        await expect(page).toHaveURL(end.url)
        await world({ faults: null })
        await nothingLeft(page, end.keeps)
        expect(heard()).toEqual([])
      })

    if (walks('dying', name))
      test('the page dies between two steps of clearing up: the next start goes on', { tag: '@deep' }, async ({
        page,
        context,
        signIn,
        world,
        allow,
        site,
      }) => {
        allow(expected, /^uncaught: dead$/)
        const { heard, isGoing } = await listen(context)
        const stage = { page, context, signIn, world, allow }
        let isDead = false
        await context.exposeFunction('onDeath', () => {
          isDead = true
        })
        let steps = 0
        do {
          steps += 1
          isDead = false
          await isGoing(page, false)
          await arrive(stage)
          await aboutToLeave(page, name)
          await isGoing(page, true)
          await dieAfter(page, steps)
          await end.bring(stage)
          await expect.poll(() => isDead || /\/inloggen/.test(page.url())).toBe(true)
          await world({ faults: null })
          // A page that is still leaving can interrupt, and a starting page that notices the end also leaves, possibly before it has loaded.
          await expect(() => page.goto('/verbruik', { waitUntil: 'commit' })).toPass()
          await expect(loginField(page)).toBeVisible()
          // The timer is known as the reason only after the second step: before that nothing stays.
          await expect.poll(async () => (await traces(page)).filter((trace) => !end.keeps.includes(trace))).toEqual([])
          expect(await isLoggedIn(context, site.url), `after ${steps} steps`).toBe(false)
        } while (isDead)
        expect(steps).toBeGreaterThan(6)
        expect(heard()).toEqual([])
      })
  })
}

test('a session that the server has ended: in another tab nothing of it is on screen while the answer is awaited', async ({
  page,
  context,
  signIn,
  world,
  allow,
  site,
}) => {
  allow(expected)
  const { heard, isGoing } = await listen(context)
  await arrive({ page, context, signIn, world, allow })
  const [usr] = (await context.cookies()).filter(({ name }) => name === 'usr')
  await context.request.post(new URL('/auth/logout', site.url).href, { headers: { 'X-Requested-With': 'mijn' } })
  if (usr) await context.addCookies([usr])
  await page.goto('about:blank')
  const other = await context.newPage()
  await isGoing(other, true)
  await world({ latency: 800 })
  await other.goto('/verbruik')
  await expect(other).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
  await expect(loginField(other)).toBeVisible()
  expect(heard()).toEqual([])
})

test('a wipe that the device never confirms ends no session that begins after it', { tag: '@deep' }, async ({
  page,
  context,
  site,
}) => {
  await page.addInitScript(hangStorage)
  await page.goto('/inloggen')
  await expect(loginField(page)).toBeVisible()
  await page.evaluate(() => localStorage.setItem('unfinished-wipe', JSON.stringify({ at: Date.now(), value: 'timer' })))
  await logIn(page, '0690000001')
  await expect(heading(page)).toHaveText('Hoi Zonnetje')
  await page.reload()
  await expect(heading(page)).toHaveText('Hoi Zonnetje')
  await laterLoaded(page)
  await page.getByRole('link', { name: 'Verbruik', exact: true }).last().click()
  await expect(heading(page)).toHaveText('Je verbruik')
  expect(await isLoggedIn(context, site.url)).toBe(true)
})

test('what was ordered is not shown to who comes next, with Back', async ({ page, signIn }) => {
  await signIn(canary.account)
  await page.goto('/mbs-bijkopen')
  await page.getByRole('button', { name: /^Kopen/ }).click()
  await expect(page).toHaveURL('/mbs-bijkopen/bedankt')
  const number = page.getByText(/^TU-/)
  await expect(number).toBeVisible()
  await page.reload()
  await expect(number).toBeVisible()
  await page.goto('/verbruik')
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(ends.customer.url)

  await signIn(8, { elsewhere: true })
  await page.goBack()
  await expect(page).toHaveURL('/mbs-bijkopen')
  await expect(number).toHaveCount(0)
})

/** Playwright disables the back/forward cache; this browser has it. */
test("a page in the browser's memory shows nothing of a session whose time is up", { tag: '@deep' }, async ({ site }) => {
  const browser = await chromium.launch({
    ...launching(process.env.CHROMIUM_PATH),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: site.url })
  const page = await context.newPage()
  const seen: unknown[] = []
  await page.exposeFunction('onBack', (what: unknown) => seen.push(what))
  // The page was left after its session was watched, or before.
  for (const isWatched of [true, false]) {
    await page.goto('/inloggen?ReturnUrl=/verbruik')
    await logIn(page, '0690000001')
    await expect(heading(page)).toHaveText('Je verbruik')
    if (!isWatched) {
      await page.reload()
      await expect(heading(page)).toHaveText('Je verbruik')
    }
    if (isWatched) await laterLoaded(page)
    await page.evaluate((away) => {
      const now = Date.now
      addEventListener('pagehide', () => {
        Date.now = () => now() + away
      })
      addEventListener('pageshow', ({ persisted }) => {
        Reflect.get(window, 'onBack')({ persisted, hidden: document.body.hidden })
      })
    }, 31 * MINUTE)
    await page.goto('/build.json')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(ends.timer.url)
    await expect(loginField(page)).toBeVisible()
    expect(seen.splice(0)).toEqual([{ persisted: true, hidden: true }])
  }
  await browser.close()
})
