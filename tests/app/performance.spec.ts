import type { Page } from '@playwright/test'
import { heapOf } from '../support/heap.ts'
import { laptop, phone } from '../support/looks.ts'
import { screens } from '../support/screens.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { slowNetwork } from '../support/slow.ts'
import { expect, test } from '../support/test.ts'
import { figuresKept, shellKept } from '../support/worker.ts'

test.use({ build: 'production', contextOptions: { reducedMotion: 'no-preference' } })

/** The maximum layout shift score. */
const MOST_SHIFT = 0.02
/** MB, after garbage collection. */
const MOST_HEAP = 6
/** Elements: the rows in a window and a few around it. */
const WINDOW = 400

async function expectCalm(page: Page, when: string) {
  await settled(page)
  const { sum, moved } = await shiftsOf(page)
  expect(sum, `${when}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
  await page.evaluate(() => window.shifts?.splice(0)) // what moved before does not count for what happens next
}

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  /** The screens besides the overview that can be read offline. */
  const others = screens.filter(({ path, offline }) => offline && path !== '/').map(({ path }) => path)

  // everyScreen checks the first visit to every screen at both sizes; this test covers slow connections and the worker.
  for (const [path, size] of [
    ['/inloggen', phone],
    ['/', phone],
    ['/', laptop],
  ] as const) {
    test(`nothing on ${path} moves by itself at ${size.width}`, { tag: '@deep' }, async ({
      page,
      context,
      signIn,
      world,
      allow,
    }) => {
      test.slow()
      allow(/→ net::ERR_INTERNET_DISCONNECTED$/)
      const isCustomer = path === '/'
      const also = size === laptop ? others : []
      if (isCustomer) await signIn(1)
      await page.setViewportSize(size)
      await noteShifts(page)

      await world({ latency: 400 })
      const slow = await slowNetwork(page)
      await page.goto(path)
      await expectCalm(page, 'cold')
      await slow.detach()

      await shellKept(page)
      if (isCustomer) await figuresKept(page, 'overview')
      await page.reload()
      await expectCalm(page, 'returning')
      for (const other of also) {
        await page.goto(other)
        await expectCalm(page, `returning to ${other}`)
        if (other === '/verbruik') await figuresKept(page, 'usage')
      }

      const bar = page.getByRole('banner').getByText('Je bent offline')
      await context.setOffline(true)
      if (isCustomer) await expect(bar.first()).toBeVisible()
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)))
      await expectCalm(page, 'going offline')

      for (const start of [path, ...also]) {
        await page.goto(start)
        if (isCustomer) await expect(bar.first()).toBeVisible()
        await expectCalm(page, `starting offline at ${start}`)
      }
    })
  }
})

test('ten thousand calls weigh no more in the document than fit in the window', async ({ page, signIn, world }) => {
  await signIn(1)
  const elements = async (events: number) => {
    await world({ events })
    await page.goto('/verbruik/bellen-en-sms')
    await page.getByRole('button', { name: 'Per dag' }).click()
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
