import { afterEach, expect, test, vi } from 'vitest'
import { replaced } from '../support/replaced.ts'

const went: string[] = []
replaced({ 'platform/router/location.tsx': { navigate: (to: string) => went.push(to) } })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  went.length = 0
})

test('a launch: when it is not of this page itself or of another site, then it leads to its address', async () => {
  let launch = (_: { targetURL?: string }): void => undefined
  vi.stubGlobal('launchQueue', { setConsumer: (take: typeof launch) => (launch = take) })
  vi.stubGlobal('location', { origin: 'https://mijn.example' })
  const entry = { name: 'https://mijn.example/verbruik' } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  const { followLaunches } = await import('#platform/pwa/launches.ts')
  followLaunches()
  launch({ targetURL: 'https://mijn.example/verbruik' })
  expect(went).toEqual([])
  launch({ targetURL: 'https://mijn.example/verbruik' })
  launch({ targetURL: 'https://mijn.example/betalen?x=1' })
  launch({ targetURL: 'https://elders.example/' })
  launch({})
  expect(went).toEqual(['/verbruik', '/betalen?x=1'])
})
