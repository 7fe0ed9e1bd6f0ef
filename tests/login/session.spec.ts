import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { canary, costs, leaveDraft, listen, traces } from '../support/canary.ts'
import { logIn } from '../support/guests.ts'
import { laterLoaded } from '../support/later.ts'
import { launching } from '../support/launching.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitor.ts'
import { figuresKept } from '../support/worker.ts'

const MINUTE = 60_000
const expected = /→ (?:401|500|net::)/

const signedOut = '/inloggen?uitgelogd=1'

const loginField = (page: Page) => page.getByLabel('Wachtwoord', { exact: true })
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** The overview, with data that only this customer has. */
async function onOverview(page: Page) {
  await expect(heading(page)).toHaveText('Hoi Zonnetje')
  await expect(page.getByText('€ 735,19').first()).toBeVisible()
  await figuresKept(page, 'overview')
}

/** Signed in as the canary, with her figures on the device. */
async function arrive({ page, signIn, world }: Visitor & { page: Page }) {
  await signIn(canary.account)
  await world(costs)
  await page.goto('/')
  await onOverview(page)
}

/** On the usage screen, with a draft in this tab and data on the device. */
async function stay(page: Page) {
  await page.getByRole('link', { name: 'Verbruik', exact: true }).last().click()
  await expect(heading(page)).toHaveText('Je verbruik')
  await figuresKept(page, 'usage')
  await leaveDraft(page)
  // Before the end, the data is on screen and on the device. Finding it here proves that the later absence means something.
  const where = (await traces(page)).map((trace) => trace.replace(/:.*/, ''))
  expect([...new Set(where)]).toEqual(['IndexedDB last-known', 'page', 'sessionStorage drafts'])
}

/** Checks that the login page has none of her data, also after Back. */
async function nothingLeft(page: Page) {
  await expect(loginField(page)).toBeVisible()
  await expect.poll(() => traces(page)).toEqual([])
  await page.goBack()
  await expect(loginField(page)).toBeVisible()
  expect(await traces(page)).toEqual([])
}

const isLoggedIn = async ({ request }: BrowserContext, site: string) => {
  const answer = await request.get(new URL('/auth/is-logged-in', site).href, { headers: { 'X-Requested-With': 'mijn' } })
  return (await answer.json()).result
}

test('a session: when the customer signs out, then nothing is left of it and nothing shows to the next customer', async ({
  page,
  context,
  signIn,
  world,
  allow,
  site,
}) => {
  allow(expected)
  const { heard, isGoing } = await listen(context)
  await arrive({ page, signIn, world })
  await stay(page)
  await page.getByRole('button', { name: /^Menu van/ }).click()
  await expect(page.getByText('06 90 00 00 01')).toBeVisible()
  await isGoing(page, true)
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
  await expect(page).toHaveURL(signedOut)
  await world({ patch: null })
  await nothingLeft(page)
  expect(await isLoggedIn(context, site.url)).toBe(false)

  await signIn(8)
  await page.goto('/')
  await expect(heading(page)).toHaveText('Hoi Bram')
  await figuresKept(page, 'overview')
  expect(await traces(page)).toEqual([])
  expect(heard()).toEqual([])
})

test('a session in two tabs: when the server ends it, then it is gone in both', async ({
  page,
  context,
  signIn,
  world,
  allow,
}) => {
  allow(expected)
  const { heard, isGoing } = await listen(context)
  const other = await context.newPage()
  await arrive({ page, signIn, world })
  await stay(page)
  await other.goto('/')
  await onOverview(other)
  await leaveDraft(other)
  await laterLoaded(other)
  for (const tab of [page, other]) await isGoing(tab, true)
  await world({ faults: { '*': '401' } })
  // Without the mouse: a prefetch on hover could notice the end first and remove the link.
  await page.getByRole('link', { name: 'Bellen en sms', exact: true }).dispatchEvent('click')
  await expect(other).toHaveURL(/\/inloggen/)
  await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik%2Fbellen-en-sms')
  await world({ faults: null })
  await nothingLeft(page)
  await expect(loginField(other)).toBeVisible()
  expect(await traces(other)).toEqual([])
  expect(heard()).toEqual([])
})

test('a session that the server has ended: when another tab opens, then it shows nothing of the session while it waits', async ({
  page,
  context,
  signIn,
  world,
  allow,
  site,
}) => {
  allow(expected)
  const { heard, isGoing } = await listen(context)
  await arrive({ page, signIn, world })
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

test('a receipt: when its customer has signed out, then Back does not show it to the next customer', async ({ page, signIn }) => {
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
  await expect(page).toHaveURL(signedOut)

  await signIn(8, { elsewhere: true })
  await page.goBack()
  await expect(page).toHaveURL('/mbs-bijkopen')
  await expect(number).toHaveCount(0)
})

/** Playwright disables the back/forward cache; this browser has it. `seen`: how each page was that came out of it. */
async function withMemory(site: string) {
  const browser = await chromium.launch({
    ...launching(process.env.CHROMIUM_PATH),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({ baseURL: site })
  const page = await context.newPage()
  const seen: unknown[] = []
  await page.exposeFunction('onBack', (what: unknown) => seen.push(what))
  /** From now on time passes while the page is away (ms), and its return is noted. */
  const leaves = (away: number) =>
    page.evaluate((passed) => {
      const now = Date.now
      addEventListener('pagehide', () => {
        Date.now = () => now() + passed
      })
      addEventListener('pageshow', ({ persisted }) => {
        Reflect.get(window, 'onBack')({ persisted, hidden: document.body.hidden })
      })
    }, away)
  return { browser, context, page, leaves, seen: () => seen.splice(0) }
}

test('a page in the memory of the browser: when its session is over, then Back shows nothing of it', async ({ site }) => {
  const { browser, page, leaves, seen } = await withMemory(site.url)
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
    await leaves(31 * MINUTE)
    await page.goto('/build.json')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL(/\/inloggen\?uitgelogd=2&ReturnUrl=%2Fverbruik$/)
    await expect(loginField(page)).toBeVisible()
    expect(seen()).toEqual([{ persisted: true, hidden: true }])
  }
  await browser.close()
})

test('stored figures in the memory of the browser: when the server can be reached again, then Back shows nothing of them', async ({
  site,
}) => {
  const { browser, context, page, leaves, seen } = await withMemory(site.url)
  await page.goto('/inloggen')
  await page.getByLabel(/^Onthoud mij/).check()
  await logIn(page, '0690000001')
  await expect(page.getByText('over van je 10 GB')).toBeVisible()
  await figuresKept(page, 'overview')
  await context.clearCookies({ name: 'usr' })
  await page.route(/\/(?:api|auth)\//, (route) => route.abort())
  await page.goto('/')
  await expect(page.getByText('over van je 10 GB')).toBeVisible()
  await leaves(0)
  await page.unroute(/\/(?:api|auth)\//)
  await page.goto('/build.json')
  await page.goBack({ waitUntil: 'commit' })
  await expect(loginField(page)).toBeVisible()
  expect(seen()).toEqual([{ persisted: true, hidden: true }])
  await browser.close()
})
