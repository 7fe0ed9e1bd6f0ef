import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { accounts } from '../../fixtures/accounts/all.ts'
import { provider } from '../../src/provider.ts'
import type { Route } from '../../src/routes/route.ts'
import { table } from '../../src/routes/table.ts'
import { expect, test } from '../support/test.ts'

const rows: [string, Route][] = Object.entries(table)
const screens = rows.flatMap(([path, route]) => ('redirect' in route ? [] : [{ path, ...route }]))
const redirects = rows.flatMap(([path, route]) => ('redirect' in route ? [[path, route.redirect] as const] : []))
type Screen = (typeof screens)[number]

/** The first account that may come here; null for a guest. */
function visitorFor(screen: Screen): number | null {
  if (screen.for !== 'customers') return null
  const welcome = accounts.find(({ type }) => screen.gate?.({ prepaid: type === 'Prepaid' }) ?? true)
  if (!welcome) throw new Error(`No test account may come to ${screen.path}`)
  return welcome.number
}

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

async function look(page: Page, { path, title }: Screen) {
  await page.goto(path)
  await expect(page.locator('main h1')).toHaveCount(1)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('h1')).not.toBeEmpty()
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

// Colours halfway through an animation say nothing.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const screen of screens) {
  for (const size of sizes) {
    test(`${screen.path} at ${size.width}`, async ({ page, signIn }) => {
      const account = visitorFor(screen)
      if (account !== null) await signIn(account)
      await page.setViewportSize(size)
      await look(page, screen)
    })
  }
}

for (const screen of screens.filter(({ path }) => path === '/inloggen' || path === '/')) {
  test(`${screen.path} in the dark`, async ({ page, signIn }) => {
    const account = visitorFor(screen)
    if (account !== null) await signIn(account)
    await page.emulateMedia({ colorScheme: 'dark' })
    await look(page, screen)
  })
}

for (const [path, target] of redirects) {
  test(`${path} leads to ${target}`, async ({ page }) => {
    await page.goto(path)
    await expect(page).toHaveURL(target)
  })
}

test('no two screens have the same title', () => {
  const titles = screens.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})
