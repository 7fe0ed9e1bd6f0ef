import { describe, expect, test } from 'vitest'
import { forecastOf, levelsOf } from '#model/overview/forecast.ts'

/** 20 November, in a period that ends on the 30th: ten whole days to go. */
const today = '2026-11-20'
const until = '2026-11-30'
const days = (count: number, mb: number): number[] => Array.from({ length: count }, () => mb)

describe('forecast (design 6)', () => {
  test('there is none during the first 3 days', () => {
    expect(forecastOf({ until, usedPerDay: [500], left: 9500 }, '2026-11-01')).toBeNull()
    expect(forecastOf({ until, usedPerDay: [500, 500, 500], left: 8500 }, '2026-11-03')).toBeNull()
    expect(forecastOf({ until, usedPerDay: [500, 500, 500, 0], left: 8500 }, '2026-11-04')).not.toBeNull()
  })

  test('what is left at the end is what is left now, less an average day for each day to go', () => {
    // 19 days of 200 MB, and 200 MB today so far.
    expect(forecastOf({ until, usedPerDay: days(20, 200), left: 6000 }, today)).toEqual({
      perDay: 200,
      leftAtEnd: 4000,
      runsOutOn: null,
    })
  })

  test('today is not over: it does not count for the average, and the rest of it is still to come', () => {
    const used = [...days(19, 200), 50]
    expect(forecastOf({ until, usedPerDay: used, left: 6000 }, today)).toEqual({ perDay: 200, leftAtEnd: 3850, runsOutOn: null })
    // Above an average day already: no more usage is expected today.
    const much = [...days(19, 200), 900]
    expect(forecastOf({ until, usedPerDay: much, left: 6000 }, today)).toEqual({ perDay: 200, leftAtEnd: 4000, runsOutOn: null })
  })

  test('the average is of the last 14 days', () => {
    // Five days of high usage long ago, then 14 of 100 MB.
    const used = [...days(5, 2000), ...days(14, 100), 100]
    expect(forecastOf({ until, usedPerDay: used, left: 5000 }, today)?.perDay).toBe(100)
    // The first of those 14 counts too.
    expect(forecastOf({ until, usedPerDay: [...days(5, 0), 1500, ...days(13, 100), 100], left: 5000 }, today)?.perDay).toBe(200)
  })

  test('it says on which day the bundle runs dry', () => {
    const used = days(20, 500)
    expect(forecastOf({ until, usedPerDay: used, left: 1200 }, today)).toEqual({
      perDay: 500,
      leftAtEnd: 0,
      runsOutOn: '2026-11-23',
    })
    expect(forecastOf({ until, usedPerDay: used, left: 1000 }, today)?.runsOutOn).toBe('2026-11-22')
    expect(forecastOf({ until, usedPerDay: [...days(19, 500), 0], left: 400 }, today)?.runsOutOn).toBe(today)
  })

  test('just enough lasts', () => {
    expect(forecastOf({ until, usedPerDay: days(20, 500), left: 5000 }, today)).toEqual({
      perDay: 500,
      leftAtEnd: 0,
      runsOutOn: null,
    })
    expect(forecastOf({ until, usedPerDay: days(20, 500), left: 4999 }, today)?.runsOutOn).toBe('2026-11-30')
  })

  test('who uses nothing keeps everything', () => {
    expect(forecastOf({ until, usedPerDay: days(20, 0), left: 10_000 }, today)).toEqual({
      perDay: 0,
      leftAtEnd: 10_000,
      runsOutOn: null,
    })
  })

  test('days on which internet was off under an empty bundle tell nothing about its use', () => {
    const usedPerDay = [...days(8, 100), ...days(11, 0), 20]
    const levels = [...days(8, 0).map((_, day) => 800 - day * 100), ...days(12, 0), 1000]
    const forecast = forecastOf({ until, usedPerDay, levels, left: 1000 }, today)
    expect(forecast).toMatchObject({ perDay: 100, runsOutOn: '2026-11-30' })
    expect(forecastOf({ until, usedPerDay: [...days(19, 0), 20], levels: days(21, 0), left: 1000 }, today)).toBeNull()
    // A single MB is use.
    expect(forecastOf({ until, usedPerDay: [...days(19, 1), 20], levels: days(21, 0), left: 1000 }, today)?.perDay).toBe(1)
  })

  test('on the last day only the rest of today is still to come', () => {
    expect(forecastOf({ until, usedPerDay: [...days(29, 100), 40], left: 1000 }, until)?.leftAtEnd).toBe(940)
  })
})

describe('the water after each day', () => {
  const from = '2026-11-01'

  test('one more point than days, the first is the full bundle', () => {
    expect(levelsOf(1000, from, [100, 0, 250], [], 650)).toEqual([1000, 900, 900, 650])
    expect(levelsOf(1000, from, [], [], 1000)).toEqual([1000])
  })

  test('what was bought is added on its day', () => {
    expect(levelsOf(1000, from, [600, 300, 100], [{ day: '2026-11-02', size: 500 }], 500)).toEqual([1000, 400, 600, 500])
  })

  test('it ends at what is known to be left, also where a day held use from before what was bought', () => {
    expect(levelsOf(1000, from, [1000, 63], [{ day: '2026-11-02', size: 1000 }], 1000)).toEqual([1000, 0, 1000])
  })

  test('never below zero: use outside the bundle does not deepen the sea', () => {
    expect(levelsOf(1000, from, [800, 800, 100], [{ day: '2026-11-03', size: 500 }], 400)).toEqual([1000, 200, 0, 400])
  })
})
