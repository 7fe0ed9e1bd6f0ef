import { heapOf } from '../support/heap.ts'
import { settled } from '../support/settled.ts'
import { expect, test } from '../support/test.ts'

test.use({ build: 'production' })

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
