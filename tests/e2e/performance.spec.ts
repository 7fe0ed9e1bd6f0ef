import type { Page } from '@playwright/test'
import { heapOf } from '../support/heap.ts'
import { screens, sizes, visitorFor } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { slowNetwork } from '../support/slow.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept, shellKept } from '../support/worker.ts'

test.use({ build: 'production' })

/** In the unit of layout shift. */
const MOST_SHIFT = 0.02
/** MB, after the garbage is gone. */
const MOST_HEAP = 6
/** Elements: what fits in a window and a little around it. */
const WINDOW = 400

async function expectCalm(page: Page, when: string) {
  await settled(page)
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${when}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  // The first one, and those that can be read without network.
  for (const screen of screens.filter(({ path, offline }) => path === '/inloggen' || offline)) {
    // A wide window for the overview, which has the most on it: of every screen the first visit counts at both sizes (everyScreen).
    for (const size of screen.path === '/' ? sizes : sizes.slice(0, 1)) {
      test(`nothing on ${screen.path} moves by itself at ${size.width}`, async ({ page, context, signIn, world, allow }) => {
        allow(/→ net::ERR_INTERNET_DISCONNECTED$/)
        const account = visitorFor(screen)
        if (account !== null) await signIn(account)
        await page.setViewportSize(size)
        await noteShifts(page)

        await world({ latency: 400 })
        const slow = await slowNetwork(page)
        await page.goto(screen.path)
        await expectCalm(page, 'cold')
        await slow.detach()

        await shellKept(page)
        const part = screen.path === '/' ? 'overview' : screen.path.startsWith('/verbruik') ? 'usage' : null
        if (part) await figuresKept(page, part)
        await page.reload()
        await expectCalm(page, 'returning')

        const bar = page.getByRole('banner').getByText('Je bent offline')
        await context.setOffline(true)
        if (account !== null) await expect(bar.first()).toBeVisible()
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
        await expectCalm(page, 'going offline')

        await page.reload()
        if (account !== null) await expect(bar.first()).toBeVisible()
        await expectCalm(page, 'starting offline')
      })
    }
  }
})

test('ten thousand calls weigh no more in the document than fit in the window', async ({ page, signIn, world }) => {
  await signIn(1)
  const elements = async (events: number) => {
    await world({ events })
    await page.goto('/verbruik/bellen-en-sms')
    await expect(page.getByRole('table', { name: 'Alle gesprekken en sms-berichten' })).toBeVisible()
    await settled(page)
    return page.locator('*').count()
  }
  const few = await elements(10)
  const many = await elements(10_000)
  expect(many - few).toBeLessThanOrEqual(WINDOW)
})

test('the overview leaves little in memory', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await settled(page)
  expect(await heapOf(page)).toBeLessThanOrEqual(MOST_HEAP)
})
