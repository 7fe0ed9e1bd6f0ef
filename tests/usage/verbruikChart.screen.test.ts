import { describe, expect, test } from 'vitest'
import { chartOf, datesOf, ticksOf } from '#features/usage/chart.ts'
import { axisOf } from '#features/usage/DayBars.tsx'
import { tideSentence } from '#features/usage/tideText.ts'
import { dataStateOf } from '#model/usage/usage.ts'
import { daysWith, GB, usageWith } from './verbruikUsage.ts'

const chart = (usage: ReturnType<typeof usageWith>, today: string) => chartOf(usage, dataStateOf(usage, today))
const numbersIn = (path: string) => path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []

describe('gridlines', () => {
  test.each([
    [20 * GB, [20_000, 15_000, 10_000, 5000, 0]],
    [10 * GB, [10_000, 7500, 5000, 2500, 0]],
    [15 * GB, [15_000, 11_250, 7500, 3750, 0]],
    [3 * GB, [3000, 2250, 1500, 750, 0]],
    [11 * GB, [12_000, 9000, 6000, 3000, 0]],
    [40, [40, 30, 20, 10, 0]],
  ])('%d MB', (most, ticks) => expect(ticksOf(most)).toEqual(ticks))

  test('always reach the highest figure', () => {
    for (let most = 1; most < 60_000; most = Math.ceil(most * 1.07)) expect(ticksOf(most)[0]).toBeGreaterThanOrEqual(most)
  })

  test('a bundle of nothing still has lines', () => expect(ticksOf(0)[0]).toBeGreaterThan(0))
})

describe('dates on the axis', () => {
  const { period } = usageWith()
  const shown = (elapsed: number | null) => datesOf({ period }, elapsed).map(({ day, isToday }) => (isToday ? `${day}!` : day))

  test('four in the middle of a period: both ends, today and one between', () =>
    expect(shown(19.5)).toEqual(['2026-11-01', '2026-11-11', '2026-11-20!', '2026-12-01']))
  test('a period that is over has two between', () =>
    expect(shown(null)).toEqual(['2026-11-01', '2026-11-11', '2026-11-21', '2026-12-01']))
  test('today gives way at either end', () => {
    expect(shown(1.5).some((day) => day.endsWith('!'))).toBe(false)
    expect(shown(28.5).some((day) => day.endsWith('!'))).toBe(false)
  })
  test('no two labels touch, on any day', () => {
    for (let elapsed = 0.5; elapsed < 30; elapsed += 1) {
      const places = datesOf({ period }, elapsed).map(({ x }) => x)
      for (const [index, x] of places.slice(1).entries()) expect(x - (places[index] ?? 0)).toBeGreaterThanOrEqual(0.2)
    }
  })
  test('a short period has what fits', () => {
    const short = { id: '2026-11-29', from: '2026-11-29', until: '2026-11-30' }
    expect(datesOf({ period: short }, null).map(({ day }) => day)).toEqual(['2026-11-29', '2026-11-30', '2026-12-01'])
  })
})

describe('the tide of a running period', () => {
  const running = chart(usageWith(), '2026-11-20')

  test('stands at noon of the twentieth with 8,4 of 20 GB left', () => {
    expect(running.now?.x).toBeCloseTo(19.5 / 30)
    expect(running.now?.y).toBeCloseTo(1 - 8.4 / 20)
  })
  test('is expected to end with 2,6 GB', () => {
    expect(running.end?.x).toBe(1)
    expect(running.end?.y).toBeCloseTo(1 - 2.6 / 20)
    expect(running.ahead).not.toBeNull()
  })
  test('starts full at the left and never rises', () => {
    expect(running.past.line.startsWith('M0 0C')).toBe(true)
    const heights = numbersIn(running.past.line).filter((_, index) => index % 2 === 1)
    for (const [index, height] of heights.slice(1).entries()) expect(height).toBeGreaterThanOrEqual(heights[index] ?? 0)
  })
  test('stays inside its box', () => {
    for (const path of [running.past.area, running.ahead?.area ?? '', running.pace]) {
      numbersIn(path).forEach((number, index) => {
        expect(number).toBeGreaterThanOrEqual(0)
        expect(number).toBeLessThanOrEqual(index % 2 === 0 ? 1000 : 100)
      })
    }
  })
  test('the even pace goes from full to nothing', () => expect(running.pace).toBe('M0 0L1000 100'))
})

describe('other tides', () => {
  test('one that runs dry meets the bottom on that day', () => {
    const dry = chart(
      usageWith({
        data: {
          days: daysWith(
            '2026-11-01',
            Array.from({ length: 20 }, () => 900),
          ),
        },
      }),
      '2026-11-20',
    )
    expect(dry.end).toEqual({ x: 22.5 / 30, y: 1 })
    expect(dry.end?.x).toBeGreaterThan(dry.now?.x ?? 1)
  })
  test('one that runs dry today still has a line ahead', () => {
    const days = daysWith('2026-11-01', [...Array.from({ length: 19 }, () => 1000), 900])
    const dry = chart(usageWith({ data: { days }, updatedAt: '2026-11-20T22:30:00.000Z' }), '2026-11-20')
    expect(dry.end?.x).toBeGreaterThan(dry.now?.x ?? 1)
  })
  test('an empty one has nothing ahead', () => {
    const empty = chart(usageWith({ data: { size: GB } }), '2026-11-20')
    expect(empty.now?.y).toBe(1)
    expect([empty.ahead, empty.end]).toEqual([null, null])
  })
  test('the first days have no forecast', () => {
    const early = chart(
      usageWith({ data: { days: daysWith('2026-11-01', [500]) }, updatedAt: '2026-11-01T11:00:00.000Z' }),
      '2026-11-01',
    )
    expect([early.ahead, early.end]).toEqual([null, null])
    expect(early.now?.x).toBeCloseTo(0.5 / 30)
  })
  test('an earlier period runs to its end, without today or forecast', () => {
    const past = chart(
      usageWith({
        data: {
          days: daysWith(
            '2026-11-01',
            Array.from({ length: 30 }, () => 500),
          ),
        },
      }),
      '2026-12-10',
    )
    expect(past.now).toBeNull()
    expect(past.ahead).toBeNull()
    expect(past.end).toEqual({ x: 1, y: 0.75 })
  })
  test('what was bought on top lifts the line, and the lines of the grid with it', () => {
    const topped = chart(
      usageWith({
        data: { size: 2 * GB, topUps: [{ day: '2026-11-02', size: GB }], days: daysWith('2026-11-01', [100, 100, 100]) },
      }),
      '2026-11-03',
    )
    expect(topped.added).toHaveLength(1)
    expect(topped.added[0]).toMatchObject({ size: GB, x: 2 / 30 })
    expect(topped.ticks[0]).toBeGreaterThanOrEqual(2900)
  })
  test('no days yet: full, and nothing breaks', () => {
    const fresh = chart(usageWith({ data: { days: [] } }), '2026-11-01')
    expect(fresh.past.line).toMatch(/^M0 0/)
  })
})

test('bars get four dates evenly, fewer in a short period', () => {
  expect(axisOf(30)).toEqual([0, 10, 19, 29])
  expect(axisOf(2)).toEqual([0, 1])
  expect(axisOf(1)).toEqual([0])
})

test('a bundle of which data was given away: when it is drawn, then the line falls by that on its day, and ends at what is left', () => {
  const usage = usageWith({ data: { givenAway: [{ day: '2026-11-10', size: 2 * GB }] } })
  const given = chart(usage, '2026-11-20')
  expect(given.added).toEqual([{ x: 9 / 30, y: expect.closeTo(1 - (20 - 5.22) / 20), size: -2 * GB }])
  expect(given.now?.y).toBeCloseTo(1 - (20 - 11.6 - 2) / 20)
  expect(tideSentence(usage, dataStateOf(usage, '2026-11-20'), '2026-11-20')).toMatch(
    /^Lijn .*20\sGB op .*, 2\sGB weggegeven, 6,4\sGB vandaag/,
  )
})
