import type { Page } from '@playwright/test'
import { logIn } from '../support/guests.ts'
import { laterLoaded } from '../support/later.ts'
import { type Phone, test as phoneTest } from '../support/phone.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept, shellKept } from '../support/worker.ts'

const MINUTE = 60_000
const START = new Date('2026-11-20T12:00:00Z')

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Ben je er nog?' })
const loginField = (page: Page) => page.getByLabel('06-nummer of e-mailadres')
/** Figures on the overview that only this customer sees. */
const figures = (page: Page) => page.getByText('over van je 10 GB')
const ended = /\/inloggen\?uitgelogd=2&ReturnUrl=%2Fverbruik$/

/** Signed in on the usage screen, with a clock that the test moves. */
async function staying(page: Page, signIn: (account: number) => Promise<void>) {
  await page.clock.install({ time: START })
  await signIn(1)
  await page.goto('/verbruik')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
  await laterLoaded(page)
}

test.describe('the session of a customer who does nothing', () => {
  test('a customer who does nothing: when 28 minutes have passed, then a question keeps the session unless the server has ended it', async ({
    page,
    signIn,
    world,
    allow,
  }) => {
    allow(/is-logged-in → 401/)
    await staying(page, signIn)
    await page.clock.fastForward(27 * MINUTE)
    await expect(question(page)).toHaveCount(0)
    await page.clock.fastForward(MINUTE)
    await expect(question(page)).toBeVisible()
    await expect(question(page)).toContainText(/Over 1[12]\d seconden loggen we je uit\. Zo houden we je gegevens veilig\./)
    await expect(question(page).getByRole('button', { name: 'Ingelogd blijven' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(question(page)).toHaveCount(0)

    await page.clock.fastForward(28 * MINUTE + 10_000)
    await expect(question(page)).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL('/verbruik')

    await page.clock.fastForward(28 * MINUTE + 10_000)
    await world({ faults: { 'auth/is-logged-in': '401' } })
    await question(page).getByRole('button', { name: 'Ingelogd blijven' }).click()
    await expect(page).toHaveURL('/inloggen?ReturnUrl=%2Fverbruik')
  })

  test('a customer who does nothing: when the app starts half an hour later, then the login screen says why', async ({
    page,
    signIn,
  }) => {
    await staying(page, signIn)
    await page.goto('about:blank') // the open page would notice it and navigate during the start
    await page.clock.setSystemTime(new Date(START.getTime() + 31 * MINUTE))
    await page.goto('/verbruik')
    await expect(page).toHaveURL(ended)
    await expect(loginField(page)).toBeVisible()
  })

  for (const [who, login, greeting] of [
    ['the same customer', '0690000001', 'Hoi Zonnetje'],
    ['another customer', '0690000008', 'Hoi Bram'],
    ['a customer whom the server has signed out too', '0690000001', 'Hoi Zonnetje'],
  ] as const)
    test(`a customer who does nothing: when the overview starts half an hour later and ${who} signs in, then it is theirs at once`, async ({
      page,
      context,
      signIn,
      allow,
      site,
    }) => {
      allow(/→ 401$/) // what the start asks for in the former session
      await page.clock.install({ time: START })
      await signIn(1)
      await page.goto('/')
      await expect(figures(page)).toBeVisible()
      await page.goto('about:blank')
      if (who.includes('server')) {
        const [usr] = (await context.cookies()).filter(({ name }) => name === 'usr')
        await context.request.post(new URL('/auth/logout', site.url).href, { headers: { 'X-Requested-With': 'mijn' } })
        if (usr) await context.addCookies([usr])
      }
      await page.clock.setSystemTime(new Date(START.getTime() + 31 * MINUTE))
      await page.goto('/')
      await expect(page).toHaveURL('/inloggen?uitgelogd=2')
      await logIn(page, login)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(greeting)
      await settled(page)
      await expect(page).toHaveURL('/')
    })
})

test.describe('two tabs', () => {
  test('two tabs: when one is used, then the other stays signed in, and signing out in one ends both', async ({
    page,
    context,
    signIn,
  }) => {
    await staying(page, signIn)
    const other = await context.newPage()
    await other.goto('/')
    await expect(figures(other)).toBeVisible()
    await laterLoaded(other)
    await page.clock.fastForward(20 * MINUTE) // the clock of all tabs
    await other.getByRole('link', { name: 'Bekijk verbruik' }).click()
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Je verbruik')
    await page.clock.fastForward(15 * MINUTE)
    await expect(question(page)).toHaveCount(0)
    await expect(page).toHaveURL('/verbruik')

    await other.getByRole('button', { name: /^Menu van/ }).click()
    await other.getByRole('menuitem', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(/\/inloggen/, { timeout: 1000 })
    await expect(other).toHaveURL('/inloggen?uitgelogd=1')
    await expect(loginField(page)).toBeVisible()
  })
})

/** Signs in with "Onthoud mij", and starts again half an hour later, without a line. */
async function halfAnHourLater(phone: Phone): Promise<Page> {
  const page = await phone.start()
  await page.goto('/inloggen')
  await page.getByLabel(/^Onthoud mij/).check()
  await logIn(page, '0690000001')
  await expect(figures(page)).toBeVisible()
  await figuresKept(page, 'overview')
  await shellKept(page)
  await phone.line.cut()
  const later = await phone.start()
  await later.clock.install({ time: Date.now() + 31 * MINUTE })
  return later
}

/** The line is back, and the session is not: answers the panel that asks to sign in. */
async function backOnLine(phone: Phone, page: Page) {
  phone.allow(/ → 401$/)
  await phone.line.restore()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  return page.getByRole('dialog', { name: 'Log opnieuw in' })
}

phoneTest(
  'a remembered customer without a network: when half an hour has passed, then the figures stay until signing in again over them',
  async ({ phone }) => {
    const later = await halfAnHourLater(phone)
    await later.goto('/')
    await expect(figures(later)).toBeVisible()
    await expect(later.getByRole('button', { name: /^Menu/ })).toHaveCount(0)
    const cookies = await phone.context().cookies()
    expect(cookies.map(({ name }) => name)).not.toContain('usr')
    await later.getByRole('link', { name: /^Storingstool/ }).click()
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Werkt er iets niet?')

    // Signing in again starts here and keeps the figures.
    await later.goto('/inloggen')
    await expect(loginField(later).or(later.getByRole('button', { name: 'Ander nummer gebruiken' }))).toBeVisible()
    await later.goto('/')
    await expect(figures(later)).toBeVisible()

    // With a connection, figures need a session: the customer signs in over the page and continues there.
    const panel = await backOnLine(phone, later)
    await expect(panel).toContainText('06 •••• ••01', { timeout: 30_000 })
    await panel.getByLabel('Wachtwoord', { exact: true }).fill('steltloper-26')
    await panel.getByRole('button', { name: 'Inloggen' }).click()
    await expect(panel).toHaveCount(0)
    await expect(later.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
    await expect(figures(later)).toBeVisible()
    await expect(later).toHaveURL('/')
  },
)
