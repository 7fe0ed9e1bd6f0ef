import type { Page } from '@playwright/test'
import { provider } from '../../src/provider.ts'
import { expectNoFindings } from '../support/findings.ts'
import { goTo, hasWay, looks, needsReceipt, phone, redirects, type Screen, screens, visitorFor } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { expect, test } from '../support/test.ts'

/** The maximum layout shift score. */
const MOST_SHIFT = 0.02

// Colours halfway through an animation cannot be checked.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Checks for one heading, the right title, and no axe violations. The fixture checks the console. */
async function expectGood(page: Page, { title }: Screen, what: string) {
  await settled(page)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  await expectNoFindings(page, what)
}

/** Checks that nothing moved by itself since this document was requested. */
async function expectCalm(page: Page, what: string) {
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${what}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
}

/** Screens that open by their address alone, grouped by visitor. */
const byVisitor = Map.groupBy(
  screens.filter(({ path }) => !hasWay(path)),
  visitorFor,
)
const who = (account: number | null) => (account === null ? 'a guest' : `account ${account}`)

/** The number of screens per page load: shared code and data are fetched once. */
const AT_ONCE = 6
const inParts = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / AT_ONCE) }, (_, part) => items.slice(part * AT_ONCE, (part + 1) * AT_ONCE))

/** Checks that no screen becomes wider than the window with text twice as large (WCAG 1.4.4). */
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

/**
 * All checks on a screen: loaded in one look, and reached from the screen before it in the other. Every other screen is loaded in the second
 * look, so that both have their share of loads and arrivals.
 */
async function visit(page: Page, screen: Screen, before: Screen, at: number) {
  const [loaded, reached] = at % 2 === 0 ? looks : looks.toReversed()
  const show = async ({ size, colorScheme }: (typeof looks)[number]) => {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    return `${screen.path} at ${size.width}, ${colorScheme}`
  }
  const whenLoaded = await show(loaded)
  await page.goto(screen.path)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expectGood(page, screen, whenLoaded)
  await expectCalm(page, screen.path)

  if (before !== screen) await goWithin(page, before)
  const whenReached = await show(reached)
  if (before !== screen) {
    await goWithin(page, screen)
    await expect(page.locator('h1')).toBeFocused()
  }
  await expectGood(page, screen, whenReached)
  await expectRoom(page, screen.path)
}

/** Goes on to another screen without loading the page. */
async function goWithin(page: Page, { path, title }: Screen) {
  await page.evaluate((to) => history.pushState(null, '', to), path)
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  await expect(page.locator('main h1')).toHaveCount(1)
}

for (const [account, group] of byVisitor) {
  for (const part of inParts(group)) {
    test(`as ${who(account)}: ${part.map(({ path }) => path).join(' ')}`, async ({ page, signIn }) => {
      test.slow()
      if (account !== null) await signIn(account)
      await noteShifts(page)
      for (const [at, screen] of part.entries())
        await test.step(screen.path, () => visit(page, screen, part.at(at - 1) ?? screen, at))
    })
  }
}

/** All checks on a screen that other screens lead to: on the way they fill the page, so nothing is loaded or left. */
async function visitAlong(page: Page, screen: Screen) {
  await goTo(page, screen.path)
  for (const { size, colorScheme } of looks) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await expect(page.locator('main h1')).toHaveCount(1)
    await expectGood(page, screen, `${screen.path} at ${size.width}, ${colorScheme}`)
  }
  await expectRoom(page, screen.path)
}

const [ordering, receipts] = [false, true].map((isReceipt) =>
  screens.filter(({ path }) => hasWay(path) && needsReceipt(path) === isReceipt),
)

for (const screen of ordering ?? []) {
  test(`along what comes before it: ${screen.path}`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await visitAlong(page, screen)
  })
}

for (const [account, group] of Map.groupBy(receipts ?? [], visitorFor)) {
  for (const part of inParts(group)) {
    test(`with a receipt, as ${who(account)}: ${part.map(({ path }) => path).join(' ')}`, async ({ page, signIn }) => {
      test.slow()
      if (account !== null) await signIn(account)
      for (const screen of part) await test.step(screen.path, () => visitAlong(page, screen))
    })
  }
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
