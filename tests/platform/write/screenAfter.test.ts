import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { replaced } from '../../support/replaced.ts'

const hasScreen = vi.fn<(path: string) => Promise<boolean>>()
/** The real one reloads the page at a second failure of the same code (tests/platform/pwa/part.test.ts). */
const part = vi.fn((fetchCode: () => Promise<void>) => fetchCode)
replaced({ 'platform/router/prepare.ts': { hasScreen }, 'platform/pwa/part.ts': { part } })

const load = () => import('#platform/write/screenAfter.ts')
let app: Awaited<ReturnType<typeof load>>
beforeAll(async () => {
  app = await load()
})
beforeEach(() => void vi.clearAllMocks())

test.each([
  ['its code comes', true],
  ['its code does not come', false],
])('the screen that follows an order: when %s, then the order may be sent: %s', async (_, isThere) => {
  hasScreen.mockResolvedValue(isThere)
  expect(await app.hasScreenAfter('/facturen')).toBe(isThere)
  expect(hasScreen).toHaveBeenCalledExactlyOnceWith('/facturen')
})

test('the screen that follows an order: when it fails again, then that counts as a second failure of the same screen', async () => {
  hasScreen.mockResolvedValue(false)
  for (const path of ['/verbruik', '/verbruik', '/betalingen'] as const) await app.hasScreenAfter(path)
  expect(hasScreen).toHaveBeenCalledTimes(3)
  expect(part).toHaveBeenCalledTimes(2)
})
