import type { Page, TestInfo } from '@playwright/test'
import { provider } from '#kit/provider.ts'
import { goTo } from '../support/goTo.ts'
import { receipts, type Screen, screens, type Visit, visits, walks } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'
import type { Visitor } from '../support/visitor.ts'

export type Row = {
  page: Page
  screen: Screen
  world: Visitor['world']
  /** Comes to this screen once more, by a document or, as an end of a flow, with its receipt. Undefined in the middle of a flow. */
  again?: () => Promise<void>
}

/** Waits for the screen itself. */
async function arrived(page: Page, { title }: Screen): Promise<void> {
  await expect(page).toHaveTitle(`${title} | ${provider.product}`)
  await expect(page.locator('main h1')).not.toBeEmpty()
  await expect(page.locator('main [class*="_bone_"]')).toHaveCount(0) // a skeleton
  await settled(page)
}

/** Goes to a screen that an address shows, or the end of a flow with its receipt. */
async function go(page: Page, { account, screen }: Visit): Promise<void> {
  if (!(screen.path in receipts)) return void (await page.goto(screen.address))
  await page.goto(account === null ? '/inloggen' : '/')
  await page.locator('main h1').waitFor()
  await goTo(page, screen.address, receipts[screen.path])
}

type Check = (row: Row, info: TestInfo) => Promise<void>

/** A test for each row of the route table, and one for each flow that leads to rows: `check` sees every screen. */
export function everyRow(what: string, check: Check): void {
  for (const visit of visits) {
    const { account, screen } = visit
    test(`${what}: ${screen.path}`, async ({ page, signIn, world, allow }, info) => {
      allow(/./) // faults are part of what is looked at; the console is a matter of everyScreen
      if (account !== null) await signIn(account)
      const again = async () => {
        await go(page, visit)
        await arrived(page, screen)
      }
      await again()
      await check({ page, screen, world, again }, info)
    })
  }
  for (const { account, steps } of walks) {
    test(`${what}, along a flow: ${steps.map(([path]) => path).join(' ')}`, async ({ page, signIn, world, allow }, info) => {
      test.slow()
      allow(/./)
      if (account !== null) await signIn(account)
      for (const [path, step] of steps) {
        await step(page)
        const screen = screens.find((known) => known.path === path)
        if (!screen) throw new Error(`${path} is no screen`)
        await arrived(page, screen)
        await check({ page, screen, world }, info)
      }
    })
  }
}
