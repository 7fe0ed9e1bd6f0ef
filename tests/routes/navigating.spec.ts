import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const firstRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role="table"] [role="row"][aria-rowindex]')]
    const shown = rows.find((row) => row.getBoundingClientRect().top > 100)
    return Number(shown?.getAttribute('aria-rowindex') ?? 0)
  })

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('navigating: when Back and Forward are pressed, then each screen is at the place where it was left', async ({
    page,
    signIn,
  }) => {
    await signIn(1)
    await page.goto('/verbruik/internet')
    await expect(page.getByRole('table')).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    await expect.poll(() => scrolled(page)).toBe(700)

    await page.getByRole('navigation').getByRole('link', { name: 'Overzicht' }).last().click()
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await expect(heading(page)).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.evaluate(() => scrollTo(0, 300))
    await expect.poll(() => scrolled(page)).toBe(300)

    await page.goBack()
    await expect(heading(page)).toHaveText('Internet')
    await expect(heading(page)).toBeFocused()
    await expect.poll(() => scrolled(page)).toBe(700)

    await page.goForward()
    await expect(heading(page)).toHaveText('Hoi Zonnetje')
    await expect.poll(() => scrolled(page)).toBe(300)
  })
})

test('a browser without numbered entries: when an address is visited twice, then each visit has its own place', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await page.addInitScript(() => Object.defineProperty(globalThis, 'navigation', { value: undefined }))
  const go = async (name: string, title: string) => {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).last().click()
    await expect(heading(page)).toHaveText(title)
  }
  const scroll = async (to: number) => {
    await page.evaluate((top) => scrollTo(0, top), to)
    await expect.poll(() => scrolled(page)).toBe(to)
  }
  await signIn(1)
  await page.goto('/')
  await go('Verbruik', 'Je verbruik')
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await scroll(400)
  await go('Overzicht', 'Hoi Zonnetje')
  await go('Verbruik', 'Je verbruik')
  await scroll(100)
  await go('Overzicht', 'Hoi Zonnetje')
  for (const height of [100, 400]) {
    await page.goBack()
    await expect(heading(page)).toHaveText('Je verbruik')
    await expect.poll(() => scrolled(page)).toBe(height)
    if (height === 100) await page.goBack()
  }
})

test('a browser without numbered entries: when unsaved work is left, then the app asks once', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(globalThis, 'navigation', { value: undefined }))
  const question = page.getByRole('dialog', { name: 'Wijzigingen niet bewaren?' })
  // A form has no links to distant screens, but other code of the page can navigate.
  const follow = async (path: string, title: string) => {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(heading(page)).toHaveText(title)
  }
  await signIn(1)
  await page.goto('/instellingen')
  await page
    .getByRole('link', { name: /^Adres/ })
    .first()
    .click()
  await expect(heading(page)).toHaveText('Adres wijzigen')
  await follow('/verbruik', 'Je verbruik')
  await follow('/facturen', 'Je facturen')
  await page.evaluate(() => history.go(-2))
  await expect(heading(page)).toHaveText('Adres wijzigen')
  await page.getByLabel('Huisnummer').fill('77')

  for (const steps of [1, 2, -1]) {
    await page.evaluate((by) => history.go(by), steps)
    await question.getByRole('button', { name: 'Verder met wijzigen' }).click()
    await expect(question, String(steps)).toHaveCount(0)
    await expect(heading(page)).toHaveText('Adres wijzigen')
    await expect(page).toHaveURL('/instellingen/wijzig/adres')
    await expect(page.getByLabel('Huisnummer')).toHaveValue('77')
  }
  await page.evaluate(() => history.go(2))
  await question.getByRole('button', { name: 'Weggaan' }).click()
  await expect(heading(page)).toHaveText('Je facturen')
  await expect(page).toHaveURL('/facturen')
  await expect(question).toHaveCount(0)
})

test('a page that does not exist: when it is opened, then it leads to pages that do', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/bestaat-niet')
  await expect(heading(page)).toHaveText('Foutje')
  const length = await page.evaluate(() => history.length)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await expect(page).toHaveURL('/bestaat-niet') // nothing of the jump in the address
  expect(await page.evaluate(() => history.length)).toBe(length)

  const existing = page.getByRole('region', { name: "Deze pagina's bestaan wél" }).getByRole('list')
  // In the order of the specification.
  await expect(existing.getByRole('link')).toHaveText([
    'Abonnement verlengen',
    'VriendenDeal',
    /^Tarieven buitenland/,
    'Vervangende simkaart bestellen',
    'Pin- en pukcode',
  ])
  expect((await existing.boundingBox())?.width).toBeGreaterThan(300)
})

test('a list of two thousand calls: when Back returns to it, then the same row is in view', async ({ page, signIn, world }) => {
  await signIn(1)
  await world({ events: 2000 })
  await page.goto('/verbruik/bellen-en-sms')
  await page.getByRole('button', { name: 'Per dag' }).click()
  await expect(page.getByRole('table', { name: 'Alle gesprekken en sms-berichten' })).toBeVisible()
  for (let turn = 1; turn <= 12; turn += 1) {
    await page.evaluate(() => scrollBy(0, 4000))
    await settled(page)
  }
  const row = await firstRow(page)
  expect(row).toBeGreaterThan(200)
  await page.getByRole('link', { name: 'Overzicht', exact: true }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoi Zonnetje')
  await page.goBack()
  await expect(page.getByRole('table', { name: 'Alle gesprekken en sms-berichten' })).toBeVisible()
  await expect.poll(async () => Math.abs((await firstRow(page)) - row)).toBeLessThanOrEqual(1)
})

test('a screen whose code is on its way: when it is opened, then the old screen stays until it is there', async ({ page }) => {
  await page.route(/\/assets\/login-wachtwoord-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.goto('/inloggen')
  // React keeps a pending state for at least 300 ms once it was shown.
  await page.evaluate(() => {
    const look = () => document.querySelector('main [role="status"][aria-label]') && document.body.setAttribute('data-waited', '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: /^Wachtwoord vergeten/ }).click()
  await expect(heading(page)).toHaveText('Wachtwoord vergeten?')
  expect(await page.evaluate(() => document.body.hasAttribute('data-waited'))).toBe(false)

  // Chromium may take the file from its memory, without a response that Playwright hears of.
  await page.unrouteAll()
  await page.goto('/inloggen')
  const loaded = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .join(' '),
    )
  await page.waitForResponse(/\/build\.json/) // the last request of a screen that nobody touches
  expect(await loaded()).not.toMatch(/\/assets\/login-wachtwoord-/)
  await page.getByRole('textbox').first().focus()
  await expect.poll(loaded).toMatch(/\/assets\/login-wachtwoord-[\w-]+\.js/)
  await expect.poll(loaded).toMatch(/\/assets\/Overzicht-[\w-]+\.js/)
})
