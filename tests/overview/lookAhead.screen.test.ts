import { describe, expect, test } from 'vitest'
import { gainOfOffer, reachText, waterText } from '#features/bundles/bijkopen/text.ts'
import { waterOf } from '#features/bundles/bijkopen/Water.tsx'
import { lookAheadText } from '#features/overview/tide/LookAhead.tsx'
import type { TopupBundle } from '#model/bundles/contract/topup.ts'
import type { Overview } from '#model/overview/contract.ts'
import { internetOf } from '#model/overview/internet.ts'
import { type ForecastPace, type Foreseen, gainOf, isForeseen, outlookOf } from '#model/overview/lookAhead.ts'
import { now, overview, prepaidOverview, withData } from './overzichtOverview.ts'

const foreseen = (given: Overview = overview): Foreseen => {
  const internet = internetOf(given, now)
  if (!isForeseen(internet)) throw new Error('nothing is expected of this bundle')
  return internet
}
/** Texts join number and unit with a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const said = (internet: Foreseen, pace: ForecastPace, after: number) => {
  const { brief, sentence } = lookAheadText(internet, outlookOf(internet, pace), pace, after)
  return [plain(brief), plain(sentence)]
}

/** 6 GB left on 20 November, 200 MB a day: 4 GB on the last day. */
const calm = foreseen()
/** 10 GB with 475 MB a day: 0.5 GB left, which is two days. */
const quick = foreseen(withData({ used: 9500, usedPerDay: Array.from({ length: 20 }, () => 475) }))

describe('looking ahead over the tide', () => {
  test('with the same pace the bundle ends as the forecast says', () => {
    const { levels, runsOutOn, dryAfter } = outlookOf(calm, 'same')
    expect(levels).toHaveLength(11) // now, and the ten days until 30 November
    expect([levels[0], levels[5], levels.at(-1)]).toEqual([6000, 5000, 4000])
    expect([runsOutOn, dryAfter]).toEqual([null, null])
  })

  test('a bundle that runs out does so on the day of the forecast, and has nothing from then on', () => {
    const { levels, runsOutOn } = outlookOf(quick, 'same')
    expect(runsOutOn).toBe(quick.forecast.runsOutOn)
    expect(runsOutOn).toBe('2026-11-22')
    expect(levels.slice(0, 4)).toEqual([500, 25, 0, 0])
    const sooner = { ...quick, forecast: { ...quick.forecast, runsOutOn: '2026-11-21' } }
    expect(outlookOf(sooner, 'same').levels.slice(0, 3)).toEqual([500, 0, 0])
  })

  test('an hour of video takes a gigabyte a day more', () => {
    const { levels, runsOutOn, dryAfter } = outlookOf(calm, 'video')
    expect(levels.slice(0, 7)).toEqual([6000, 4800, 3600, 2400, 1200, 0, 0])
    expect([runsOutOn, dryAfter]).toEqual(['2026-11-25', 5])
  })

  test('a bundle that is just enough lasts, and has nothing left at the end', () => {
    // 12 GB for ten days of 1,2 GB
    const { levels, runsOutOn } = outlookOf(foreseen(withData({ size: 16_000 })), 'video')
    expect([levels.at(-2), levels.at(-1), runsOutOn]).toEqual([1200, 0, null])
  })

  test('on the last day but one there is one day to look ahead to', () =>
    expect(outlookOf(foreseen(withData({ until: '2026-11-21' })), 'same').levels).toEqual([6000, 5800]))

  test('there is never less than nothing, nor more tomorrow than today', () => {
    for (const internet of [calm, quick])
      for (const pace of ['same', 'video'] as const) {
        const { levels } = outlookOf(internet, pace)
        expect(levels.every((level, at) => level >= 0 && level <= (levels[at - 1] ?? level))).toBe(true)
      }
  })

  test.each([
    ['the first days', withData({ from: '2026-11-19', usedPerDay: [100, 100], used: 200 })],
    ['an empty bundle', withData({ used: 10_000 })],
    ['unlimited', withData({ isInfiniteBundle: true })],
    ['no bundle', prepaidOverview],
    ['the last day', { ...withData({ until: '2026-11-20' }) }],
  ])('not for %s', (_, given) => expect(isForeseen(internetOf(given, now))).toBe(false))
})

describe('what the bird says', () => {
  test.each([
    ['same', 0, 'Nu 6 GB', 'Nu heb je 6 GB over.'],
    ['same', 1, 'za 21 nov: 5,8 GB', 'Na zaterdag 21 november heb je nog 5,8 GB over, als je zo doorgaat.'],
    ['same', 10, 'ma 30 nov: 4 GB', 'Na maandag 30 november heb je nog 4 GB over aan het eind, als je zo doorgaat.'],
    ['video', 2, 'zo 22 nov: 3,6 GB', 'Na zondag 22 november heb je nog 3,6 GB over, als je elke dag een uur video kijkt.'],
    ['video', 5, 'Rond 25 nov op', 'Rond 25 november is je internet op, als je elke dag een uur video kijkt.'],
    ['video', 9, 'Rond 25 nov op', 'Rond 25 november is je internet op, als je elke dag een uur video kijkt.'],
  ] as const)('%s after %d days: %s', (pace, after, brief, sentence) =>
    expect(said(calm, pace, after)).toEqual([brief, sentence]),
  )
})

describe('how far extra internet reaches', () => {
  /** 10 GB with 500 MB a day: empty on the evening of 20 November. */
  const empty = withData({ used: 10_000, usedPerDay: Array.from({ length: 20 }, () => 500) })
  const capped: Overview = { ...empty, standstill: { why: 'capped', until: '2026-12-01' } }
  const offer = (size: number) =>
    ({ id: 'extra', type: 'data', size, price: 300, until: '2026-11-30' }) as const satisfies TopupBundle
  const gain = (overview: Overview | null, size: number) => gainOfOffer(offer(size), overview, now)
  const told = (overview: Overview, size: number) => {
    const known = gain(overview, size)
    if (known === null) throw new Error('nothing can be said')
    return plain(reachText(known))
  }

  test('an empty bundle, also one that the data cap closed', () => {
    expect(told(empty, 1000)).toBe('Met 1 GB erbij is je internet op dit tempo rond 22 november op.')
    expect(told(capped, 1000)).toBe(told(empty, 1000))
    expect(told(empty, 6000)).toBe('Met 6 GB erbij haal je op dit tempo 1 december, met 1 GB over.')
  })
  test('it adds up with what is left, and says how it would go without', () => {
    expect(gain(overview, 1000)?.after.forecast).toMatchObject({ leftAtEnd: calm.forecast.leftAtEnd + 1000, runsOutOn: null })
    expect(told(overview, 1000)).toBe(
      'Met 1 GB erbij haal je op dit tempo 1 december, met 5 GB over. Zonder extra internet haal je het ook, met 4 GB over.',
    )
    expect(told(withData({ used: 9500, usedPerDay: Array.from({ length: 20 }, () => 475) }), 1000)).toBe(
      'Met 1 GB erbij is je internet op dit tempo rond 24 november op. Zonder extra internet is het rond 22 november op.',
    )
  })
  test('without a bundle nothing is left now, and extra internet is left in full', () =>
    expect(gain(withData({ size: 0, outside: 4000 }), 1000)).toMatchObject({ left: 0, after: { left: 1000 } }))
  test.each([
    ['without figures', null],
    ['without a bundle', prepaidOverview],
    ['internet that is off for another reason', { ...empty, standstill: { why: 'unpaid' as const, amount: 2000 } }],
  ])('%s nothing is said', (_, given) => expect(gain(given, 1000)).toBeNull())
  test('nor for minutes', () => expect(gainOfOffer({ ...offer(100), type: 'voice' }, overview, now)).toBeNull())
})

describe('the water with extra internet', () => {
  const shapeOf = (overview: Overview, extra: number) => {
    const known = gainOf(overview, extra, now)
    const shape = known && waterOf(known)
    if (!shape) throw new Error('nothing can be drawn')
    return shape
  }

  test('it rises at today by the extra, and ends the period higher by as much', () => {
    const { today, without, ahead, rise } = shapeOf(overview, 1000)
    expect(today).toEqual({ x: 20 / 30, y: 0.7 }) // of the 10 GB that November began with
    expect(rise).toBe(10)
    expect([without?.end, ahead.end]).toEqual([
      { x: 1, y: 0.4 },
      { x: 1, y: 0.5 },
    ])
    expect(without?.line).toBe('M666.67 40V40L1000 60')
    expect(ahead.line).toBe('M666.67 40V30L1000 50')
  })

  test('the day that it is dry comes later', () => {
    const { without, ahead } = shapeOf(withData({ used: 9500, usedPerDay: Array.from({ length: 20 }, () => 475) }), 950)
    expect(without?.end.y).toBe(0)
    expect(without?.end.x).toBeCloseTo((20 + 500 / 475) / 30)
    expect(ahead.end.x).toBeCloseTo((20 + 1450 / 475) / 30)
  })

  test('an empty bundle has no water without the extra', () => {
    const { without, ahead, past } = shapeOf(withData({ used: 10_000, usedPerDay: Array.from({ length: 20 }, () => 500) }), 1000)
    expect(without).toBeNull()
    expect(past.line).toMatch(/ 666\.67 100$/)
    expect(ahead.line).toMatch(/^M666\.67 100V90L/)
  })

  test('more than the month began with: the drawing is as high as that', () => {
    expect(shapeOf(overview, 6000).today.y).toBe(1)
  })

  test('nothing to look ahead to on the last day', () => {
    const known = gainOf(withData({ until: '2026-11-20' }), 1000, now)
    expect(known && waterOf(known)).toBeNull()
    expect(known).not.toBeNull()
  })

  test('its levels in one sentence', () => {
    const known = gainOf(overview, 1000, now)
    expect(known && plain(waterText(known))).toBe('Je water tot 1 december: je hebt nu 6 GB over, en met 1 GB erbij 7 GB.')
  })
})
