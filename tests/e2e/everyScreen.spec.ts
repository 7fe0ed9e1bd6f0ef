import type { Page } from '@playwright/test'
import { provider } from '../../src/provider.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo, hasWay, looks, phone, redirects, type Screen, screens, visitorFor } from '../support/screens.ts'
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
async function expectCalm(page: Page, what: string) {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${what}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/** Screens that are there by their address alone, by who may see them. */
const byVisitor = Map.groupBy(
  screens.filter(({ path }) => !hasWay(path)),
  visitorFor,
)
const who = (account: number | null) => (account === null ? 'a guest' : `account ${account}`)

/** So many screens share a page: what every one of them needs is fetched once. */
const AT_ONCE = 6
const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) => items.slice(part * AT_ONCE, (part + 1) * AT_ONCE))

/** With text twice as large no screen becomes wider than the window (WCAG 1.4.4). */
async function expectRoom(page: Page, what: string) {
  await page.setViewportSize(phone)
  const width = await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
    const { scrollWidth } = document.documentElement
    document.documentElement.style.fontSize = ''
    return scrollWidth
  })
  expect(width, `${what} with large text`).toBe(phone.width)
}

/** Each look at a screen that has just come. */
async function visit(page: Page, screen: Screen) {
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(screen.path)
    await expect(page.locator('main h1')).toHaveCount(1)
    await expectGood(page, screen, `${screen.path} at ${size.width}, ${colorScheme}`)
    await expectCalm(page, screen.path)
  }
  await expectRoom(page, screen.path)
}

for (const [account, group] of byVisitor) {
  for (const part of inParts(group)) {
    test(`as ${who(account)}: ${part.map(({ path }) => path).join(' ')}`, async ({ page, signIn }) => {
      test.slow()
      if (account !== null) await signIn(account)
      await noteShifts(page)
      for (const screen of part) await test.step(screen.path, () => visit(page, screen))
    })
  }
}

// On the way to these another screen makes room for it: here the look changes on the spot.
for (const screen of screens.filter(({ path }) => hasWay(path))) {
  test(`along what comes before it: ${screen.path}`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await goTo(page, screen.path)
    for (const { size, colorScheme } of looks) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('main h1')).toHaveCount(1)
      await expectGood(page, screen, `at ${size.width}, ${colorScheme}`)
    }
    await expectRoom(page, screen.path)
  })
}

// From one to the next: who may see one screen alone has nowhere to come from.
for (const [account, group] of [...byVisitor].filter(([, { length }]) => length > 1)) {
  test(`arriving from another screen as ${who(account)} puts the focus at the heading`, async ({ page, signIn }) => {
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

for (const [account, moved] of Map.groupBy(redirects, ({ screen }) => visitorFor(screen))) {
  test(`as ${who(account)}: addresses that lead elsewhere`, async ({ page, signIn }) => {
    if (account !== null) await signIn(account)
    for (const { path, screen } of moved) {
      await page.goto(path)
      await expect(page, path).toHaveURL(screen.path)
      await expect(page).toHaveTitle(`${screen.title} | ${provider.product}`)
    }
  })
}
