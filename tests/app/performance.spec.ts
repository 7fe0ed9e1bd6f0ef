import { heapOf } from '../support/heap.ts'
import { settled } from '../support/settled.ts'
import { noteShifts, shiftsOf } from '../support/shifts.ts'
import { slowNetwork } from '../support/slow.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

/** The maximum layout shift score. */
const MOST_SHIFT = 0.02
/** MB, after garbage collection. */
const MOST_HEAP = 6
/** Elements: the rows in a window and a few around it. */
const WINDOW = 400

test('a list of ten thousand calls: when it is opened, then the document holds no more than fits in the window', async ({
  page,
  signIn,
  world,
}) => {
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

test('the overview: when it is settled, then it takes little memory', async ({ page, signIn }) => {
  await signIn(1)
  await page.goto('/')
  await settled(page)
  expect(await heapOf(page)).toBeLessThanOrEqual(MOST_HEAP)
})

test('a slow line: when overview, invoices and usage are opened for the first time, then nothing moves by itself', async ({
  page,
  signIn,
  world,
}) => {
  await signIn(1)
  await world({ latency: 400 })
  await noteShifts(page)
  const line = await slowNetwork(page)
  for (const path of ['/', '/facturen', '/verbruik']) {
    await line.send('Network.clearBrowserCache')
    await page.goto(path)
    await settled(page)
    const { sum, moved } = await shiftsOf(page)
    expect(sum, `${path}: ${moved.join('; ')}`).toBeLessThanOrEqual(MOST_SHIFT)
  }
})
