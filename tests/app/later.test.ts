import { beforeEach, expect, test, vi } from 'vitest'
import { closePage, openPage } from '../support/device.ts'

const started = vi.fn()
/** The parts that load after the first screen, and how each says that it has started. */
const files = {
  'platform/session/staying.ts': { startStaying: () => started('staying') },
  'platform/pwa/part.ts': { loadRescue: () => started('rescue') },
  'platform/pwa/launches.ts': { followLaunches: () => started('launches') },
  'platform/theme.ts': { startTheme: () => started('theme') },
  'platform/analytics/announce.ts': { mayMeasure: () => true },
  'platform/analytics/measuring.ts': { startMeasuring: () => started('measuring') },
}

beforeEach(() => {
  openPage()
  started.mockClear()
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('document', { cookie: '', documentElement: {}, querySelector: () => ({}) })
  vi.stubGlobal('navigator', { languages: ['nl'] })
  vi.stubGlobal('location', { pathname: '/', protocol: 'https:' })
  return () => {
    for (const file of Object.keys(files)) vi.doUnmock(`#${file}`)
    closePage()
  }
})

/** Starts what comes after the first screen, with the files of these parts refused. */
async function startWithout(...refused: string[]) {
  for (const [file, code] of Object.entries(files))
    vi.doMock(`#${file}`, () => {
      if (refused.includes(file)) throw new TypeError('Failed to fetch dynamically imported module')
      return code
    })
  await (await import('#app/start/afterFirstScreen.ts')).later(() => undefined)
  return started.mock.calls.flat()
}

test('what starts after the first screen: when nothing is refused, then all of it starts, in this order', async () => {
  expect(await startWithout()).toEqual(['theme', 'staying', 'measuring', 'rescue', 'launches'])
})

test('what starts after the first screen: when a content blocker refuses the file that measures, then all else starts', async () => {
  expect(await startWithout('platform/analytics/measuring.ts')).toEqual(['theme', 'staying', 'rescue', 'launches'])
})
