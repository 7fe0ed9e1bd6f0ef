import type { Page } from '@playwright/test'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** The number of the first row of the call list that is in view. */
const firstRow = (page: Page) =>
  page.evaluate(() => {
    const rows = [...document.querySelectorAll('[role="table"] [role="row"][aria-rowindex]')]
    const shown = rows.find((row) => row.getBoundingClientRect().top > 100)
    return Number(shown?.getAttribute('aria-rowindex') ?? 0)
  })

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 390, height: 600 } })

  test('another screen starts at its heading and its top; Back is where it was, Forward too', async ({ page, signIn }) => {
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

test('where there is nothing, the pages that do exist can be read and followed', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/bestaat-niet')
  const existing = page.getByRole('region', { name: "Deze pagina's bestaan wél" }).getByRole('list')
  // In the order of spec 2.
  await expect(existing.getByRole('link')).toHaveText([
    'Abonnement verlengen',
    'VriendenDeal',
    /^Tarieven buitenland/,
    'Vervangende simkaart bestellen',
    'Pin- en pukcode',
  ])
  expect((await existing.boundingBox())?.width).toBeGreaterThan(300)
})

test('back in a list of two thousand calls: the same row stands where it stood', async ({ page, signIn, world }) => {
  await signIn(1)
  await world({ events: 2000 })
  await page.goto('/verbruik/bellen-en-sms')
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

test('while the code of a screen is on its way the old one stays, and nothing stands in between; what a guest needs next is there already', async ({
  page,
}) => {
  let late = 300
  await page.route(/\/assets\/wachtwoord-[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, late))
    await route.continue()
  })
  await page.goto('/inloggen')
  // A waiting state that React has shown once, it holds on to for another 300 ms.
  await page.evaluate(() => {
    const look = () => document.querySelector('main [role="status"][aria-label]') && document.body.setAttribute('data-waited', '')
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
  })
  await page.getByRole('link', { name: /^Wachtwoord vergeten/ }).click()
  await expect(heading(page)).toHaveText('Wachtwoord vergeten?')
  expect(await page.evaluate(() => document.body.hasAttribute('data-waited'))).toBe(false)

  late = 0
  const ahead = page.waitForResponse(/\/assets\/wachtwoord-[\w-]+\.js$/)
  await page.goto('/inloggen')
  await ahead
})
