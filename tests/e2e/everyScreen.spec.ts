import type { Page } from '@playwright/test'
import { provider } from '../../src/provider.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo, hasWay, redirects, type Screen, screens, sizes, visitorFor } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

/** In the unit of layout shift. */
const MOST_SHIFT = 0.02

// Colours halfway through an animation say nothing.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** One heading, the right title, and nothing that axe objects to. The fixture listens to the console. */
async function expectGood(page: Page, { title }: Screen, what: string) {
  await settled(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  await expectNoFindings(page, what)
}

/** Nothing has moved by itself since this document was asked for. */
async function expectCalm(page: Page) {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, moved.join('; ')).toBeLessThanOrEqual(MOST_SHIFT)
}

const widths = sizes.map(({ width }) => width).join(' and ')

for (const screen of screens) {
  test(`${screen.path} at ${widths}`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await noteShifts(page)
    // On the way to a screen another one makes room for it: there the size changes on the spot.
    const isDirect = !hasWay(screen.path)
    if (!isDirect) await goTo(page, screen.path)
    for (const size of sizes) {
      await page.setViewportSize(size)
      if (isDirect) await page.goto(screen.path)
      await expect(page.locator('main h1')).toHaveCount(1)
      await expectGood(page, screen, `at ${size.width}`)
      if (isDirect) await expectCalm(page)
    }
  })
}

for (const screen of screens.filter(({ path }) => ['/inloggen', '/'].includes(path))) {
  test(`${screen.path} in the dark`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(screen.path)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expectGood(page, screen, 'in the dark')
  })
}

/** Screens that are there by their address alone, by who may see them. */
const byVisitor = Map.groupBy(
  screens.filter(({ path }) => !hasWay(path)),
  visitorFor,
)

// From one to the next: who may see one screen alone has nowhere to come from.
for (const [account, group] of [...byVisitor].filter(([, { length }]) => length > 1)) {
  test(`arriving from another screen ${account === null ? 'as a guest' : `as account ${account}`} puts the focus at the heading`, async ({
    page,
    signIn,
  }) => {
    if (account !== null) await signIn(account)
    await page.goto(group.at(-1)?.path ?? '/')
    await expect(page.locator('main h1')).toBeVisible()
    for (const { path, title } of group) {
      await page.evaluate((to) => history.pushState(null, '', to), path)
      await expect(page).toHaveTitle(`${title} | ${provider.product}`)
      await expect(page.locator('h1')).toBeFocused()
    }
  })
}

for (const { path, screen } of redirects) {
  test(`${path} leads to ${screen.path}`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await page.goto(path)
    await expect(page).toHaveURL(screen.path)
    await expect(page).toHaveTitle(`${screen.title} | ${provider.product}`)
  })
}

test('no two screens have the same title', () => {
  const titles = screens.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
