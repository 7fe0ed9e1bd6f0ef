import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RouteAddress, ScreenComponent, ShownRoute } from '#platform/router/route.ts'
import { runHook } from '../../support/hook.ts'

async function load() {
  vi.resetModules()
  return {
    ...(await import('#platform/router/find.ts')),
    ...(await import('#platform/router/screen.ts')),
    ...(await import('#platform/router/title.ts')),
    ...(await import('#platform/router/titleOf.ts')),
  }
}
let app: Awaited<ReturnType<typeof load>>
beforeEach(async () => {
  app = await load()
})

const Usage: ScreenComponent = Object.assign(() => null, { reads: () => [] })
const screen = vi.fn(async () => ({ default: Usage }))
const customers: ShownRoute = { for: 'customers' }
const card: ShownRoute = { for: 'anyone', title: 'Noodkaart', screen }
const list = {
  '/verbruik': { title: 'Verbruik', screen },
  '/facturen': { title: ({ query }: RouteAddress) => `Facturen: ${query.get('soort')}`, screen },
}
afterAll(() => vi.unstubAllGlobals())

test('the screen of a customer: when it is prepared, then its code and its reads come from the list, once', async () => {
  screen.mockClear()
  app.screensFrom(async () => ({ screens: list }))
  const row = { pattern: '/verbruik', route: customers }
  const { load: loadCode, ready, reads } = app.screenOf(row)
  expect([ready(), reads()]).toEqual([false, undefined])
  await loadCode()
  await app.screenOf(row).load()
  expect([ready(), app.screenOf(row).reads()]).toEqual([true, Usage.reads])
  expect(screen).toHaveBeenCalledOnce()
})

test('a screen of the table: when it is prepared, then the list is not loaded for it', async () => {
  const screens = vi.fn(async () => ({ screens: list }))
  app.screensFrom(screens)
  await app.screenOf({ pattern: '/noodkaart', route: card }).load()
  expect(app.screenOf({ pattern: '/noodkaart', route: card }).ready()).toBe(true)
  expect(screens).not.toHaveBeenCalled()
})

describe('the title of a screen', () => {
  const paths = ['/verbruik', '/noodkaart', '/facturen', '/verlengen'] as const
  beforeEach(() => {
    app.addRow('/verbruik', customers)
    app.addRow('/facturen', customers)
    app.addRow('/noodkaart', card)
    app.addRow('/verlengen', { redirect: '/noodkaart' })
    app.screensFrom(async () => ({ screens: list }))
  })

  test('when its row has none, then it is empty until the list has loaded', async () => {
    expect(paths.map(app.titleOf)).toEqual(['', 'Noodkaart', '', ''])
    await app.loadScreenList()
    expect(paths.map(app.titleOf)).toEqual(['Verbruik', 'Noodkaart', '', '']) // of the third it depends on the address
  })

  test('when it depends on the address, then the page has that of its address', async () => {
    await app.loadScreenList()
    const titles: string[] = []
    for (const path of paths) {
      const found = app.find(path)
      if (!found) throw new Error(`${path} has no row`)
      const page = runHook(() => app.useTitleOf(found, app.addressOf(found, '?soort=sms')))
      titles.push(page.now())
      await page.leave()
    }
    expect(titles).toEqual(['Verbruik', 'Noodkaart', 'Facturen: sms', ''])
  })
})
