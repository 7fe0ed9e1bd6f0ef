import { describe, expect, test } from 'vitest'
import { momentOf } from '#kit/dates.ts'
import { callCosts, chargedIn } from '#model/usage/callCosts.ts'
import type { EventKind, Usage, UsageEvent } from '#model/usage/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import { searchedNumber } from '#model/usage/searchedNumber.ts'
import {
  contactsBy,
  contactsIn,
  dailyOf,
  dataStateOf,
  dayGroupsOf,
  dearestIn,
  durationText,
  elapsedOf,
  filterEvents,
  freshnessOfUsage,
  hasPassed,
  isUnused,
  lengthOf,
  levelsIn,
  numberText,
  paceOf,
  placesOf,
  sumsOf,
  usedOn,
} from '#model/usage/usage.ts'
import { daysWith, GB, usageWith } from './verbruikUsage.ts'

const at = (day: string, hours: number, minutes = 0) => momentOf(day, hours, minutes) / 1000
const event = (moment: number, kind: EventKind = 'voice', seconds = 60, costs = 0): UsageEvent => [
  moment,
  kind,
  '0690009•••',
  seconds,
  costs,
]

describe('how things stand with the bundle', () => {
  test('on pace to keep something: 580 MB a day leaves 2,6 GB of 20', () => {
    const state = dataStateOf(usageWith(), '2026-11-20')
    expect(state).toMatchObject({ kind: 'lasts', left: 8400, pace: 'less' })
    expect(state.kind === 'lasts' && Math.round(state.leftAtEnd)).toBe(2600)
  })

  test('faster than even: the day it runs dry', () => {
    const usage = usageWith({
      data: {
        days: daysWith(
          '2026-11-01',
          Array.from({ length: 20 }, () => 900),
        ),
      },
    })
    // 2.000 MB left, 900 a day: the third day after today
    expect(dataStateOf(usage, '2026-11-20')).toMatchObject({ kind: 'runs-out', left: 2000, on: '2026-11-23', pace: 'far-more' })
  })

  test('no forecast in the first three days', () => {
    const usage = usageWith({ data: { days: daysWith('2026-11-01', [900, 900, 900]) } })
    expect(dataStateOf(usage, '2026-11-03')).toEqual({ kind: 'early', left: 17_300 })
  })

  test('over: after the last day, and from the moment that the bundle was replaced, though that day goes on', () => {
    const period = { id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' }
    expect(hasPassed(period, '2026-11-30')).toBe(false)
    expect(hasPassed(period, '2026-12-01')).toBe(true)
    expect(hasPassed({ ...period, until: '2026-11-20', ended: true }, '2026-11-20')).toBe(true)
    const replaced = { ...usageWith(), period: { ...period, until: '2026-11-20', ended: true } }
    expect(dataStateOf(replaced, '2026-11-20')).toEqual({ kind: 'past', left: 8400 })
  })

  test('all used up', () => {
    const usage = usageWith({
      data: {
        size: GB,
        days: daysWith(
          '2026-11-01',
          Array.from({ length: 20 }, () => 59),
        ),
      },
    })
    expect(dataStateOf(usage, '2026-11-20')).toEqual({ kind: 'empty' })
  })

  test('a period that is over has no forecast, only what was left', () => {
    const usage = usageWith({
      data: {
        days: daysWith(
          '2026-11-01',
          Array.from({ length: 30 }, () => 500),
        ),
      },
    })
    expect(dataStateOf(usage, '2026-12-01')).toEqual({ kind: 'past', left: 5 * GB })
  })

  test('what was bought on top counts, and so does the doubling of complete', () => {
    const topped = usageWith({ data: { topUps: [{ day: '2026-11-10', size: GB }] } })
    const doubled = usageWith({ data: { additionalCompleteSize: 20 * GB } })
    expect(dataStateOf(topped, '2026-12-05')).toEqual({ kind: 'past', left: 9400 })
    expect(dataStateOf(doubled, '2026-12-05')).toEqual({ kind: 'past', left: 28_400 })
  })

  test('use outside the EU is charged apart and leaves the bundle alone', () => {
    const days = [{ day: '2026-11-01', netherlands: 100, eu: 50, world: 300, costs: 3000 }]
    expect(coveredOf(days)).toBe(150)
    expect(dataStateOf(usageWith({ data: { days } }), '2026-12-05')).toEqual({ kind: 'past', left: 19_850 })
  })

  test('unlimited and none come before everything else', () => {
    expect(dataStateOf(usageWith({ data: { isInfiniteBundle: true } }), '2026-12-05')).toEqual({ kind: 'unlimited' })
    expect(dataStateOf(usageWith({ data: { hasBundle: false } }), '2026-11-20')).toEqual({ kind: 'no-bundle' })
    expect(dataStateOf(usageWith({ data: { size: 0 } }), '2026-11-20')).toEqual({ kind: 'no-bundle' })
    expect(dataStateOf(usageWith({ data: { size: 1 } }), '2026-11-20')).toEqual({ kind: 'empty' })
  })

  test('what was charged outside the bundle leaves it alone, and what was bought after that is whole', () => {
    const days = [{ day: '2026-11-01', netherlands: 3063, eu: 0, world: 0, costs: 630, outside: 63 }]
    const topUps = [{ day: '2026-11-02', size: GB }]
    const usage = usageWith({ data: { size: 3 * GB, outside: 63, days, topUps } })
    expect(dataStateOf(usage, '2026-12-05')).toEqual({ kind: 'past', left: 1000 })
    expect(levelsIn(usageWith({ data: { size: 3 * GB, outside: 63, days } }))).toEqual([3000, 0])
    const sameDay = [{ day: '2026-11-01', size: GB }]
    const withNext = [...days, ...daysWith('2026-11-02', [0])]
    expect(levelsIn(usageWith({ data: { size: 3 * GB, outside: 63, days: withNext, topUps: sameDay } }))).toEqual([
      3000, 1000, 1000,
    ])
  })

  test('the water falls by what was used on each day', () =>
    expect(levelsIn(usageWith({ data: { size: 3 * GB, days: daysWith('2026-11-01', [500, 300, 200]) } }))).toEqual([
      3000, 2500, 2200, 2000,
    ]))

  test('what was bought makes an even pace meaningless, and a gift does not', () => {
    const topUp = { day: '2026-11-10', size: GB }
    const pace = (topUps: Usage['data']['topUps']) => dataStateOf(usageWith({ data: { topUps } }), '2026-11-20')
    expect(pace([topUp])).toMatchObject({ kind: 'lasts', left: 9400, pace: null })
    expect(pace([{ ...topUp, isGift: true }])).toMatchObject({ kind: 'lasts', left: 9400, pace: 'less' })
  })

  describe('internet that is blocked', () => {
    const still = (why: 'unpaid' | 'capped', more: Parameters<typeof usageWith>[0] = {}) =>
      dataStateOf(usageWith({ standstill: { why }, ...more }), '2026-11-20')
    test('says what is left', () => expect(still('unpaid')).toEqual({ kind: 'still', left: 8400 }))
    test('of a bundle that cannot run out, or that is not there, nothing is left to say', () => {
      expect(still('unpaid', { data: { isInfiniteBundle: true } })).toEqual({ kind: 'still', left: null })
      expect(still('unpaid', { data: { hasBundle: false } })).toEqual({ kind: 'still', left: null })
      expect(still('unpaid', { data: { size: 0 } })).toEqual({ kind: 'still', left: null })
    })
    test('by an empty bundle is a bundle like any other', () => expect(still('capped')).toMatchObject({ kind: 'lasts' }))
    test('says nothing about a period that is over', () =>
      expect(dataStateOf(usageWith({ standstill: { why: 'unpaid' } }), '2026-12-05')).toEqual({ kind: 'past', left: 8400 }))
  })

  test.each([
    ['its last day', '2026-11-30', true, { lastDay: true }],
    ['a bundle that stops', '2026-11-20', false, { lastDay: false }],
    ['both', '2026-11-30', false, { lastDay: true }],
  ])('the rest is lost on or after %s', (_, today, autoExtend, expected) =>
    expect(dataStateOf(usageWith({ data: { autoExtend } }), today)).toEqual({ kind: 'lapses', left: 8400, ...expected }),
  )

  test('figures of earlier days are forecast from where they end', () => {
    expect(dataStateOf(usageWith(), '2026-11-24')).toMatchObject({ kind: 'lasts', left: 8400 })
  })
})

describe('pace', () => {
  test.each([
    [0.58, 0.67, 'less'],
    [0.2, 0.67, 'far-less'],
    [0.66, 0.67, 'even'],
    [0.75, 0.67, 'more'],
    [0.99, 0.67, 'far-more'],
    [0.03, 0, 'more'],
    [0, 0.03, 'less'],
    [0.15, 0, 'more'],
    [0, 0.15, 'less'],
    [0.16, 0, 'far-more'],
    [0, 0.16, 'far-less'],
  ] as const)('%d used at %d of the period is %s', (used, elapsed, pace) => expect(paceOf(used, elapsed)).toBe(pace))
})

describe('days', () => {
  const days = daysWith('2026-11-01', [100, 300, 200])

  test('peak and mean', () => expect(dailyOf(days)).toEqual({ peak: days[1], mean: 200 }))
  test('of two equal days the first is the peak', () => {
    const equal = daysWith('2026-11-01', [100, 300, 300])
    expect(dailyOf(equal)?.peak).toBe(equal[1])
  })
  test('nothing used has neither', () => {
    expect(dailyOf(daysWith('2026-11-01', [0, 0]))).toBeNull()
    expect(dailyOf([])).toBeNull()
  })
  test('places', () => {
    const abroad = [...days, { day: '2026-11-04', netherlands: 0, eu: 40, world: 5, costs: 50 }]
    expect(placesOf(abroad)).toEqual({ netherlands: 600, eu: 40, world: 5 })
    expect(usedOn({ day: '2026-11-04', netherlands: 100, eu: 40, world: 5, costs: 50 })).toBe(145)
  })
  test('a period counts its first and last day', () => {
    expect(lengthOf({ id: '2026-11-01', from: '2026-11-01', until: '2026-11-30' })).toBe(30)
    for (const from of ['2026-11-01', '2026-11-02']) expect(lengthOf({ id: from, from, until: '2026-11-01' })).toBe(1)
    // the clock goes back on 25 October
    expect(lengthOf({ id: '2026-10-01', from: '2026-10-01', until: '2026-10-31' })).toBe(31)
  })
  test('noon of the third day is two and a half days', () => expect(elapsedOf(days, momentOf('2026-11-03', 12))).toBe(2.5))
  test('figures made after the last day have it whole', () => expect(elapsedOf(days, momentOf('2026-11-04', 9))).toBe(3))
  test('at midnight the day has at least begun', () => expect(elapsedOf(days, momentOf('2026-11-03'))).toBe(2 + 1 / 24))
  test('figures made before the last day have only its beginning', () =>
    expect(elapsedOf(days, momentOf('2026-11-02', 23))).toBe(2 + 1 / 24))
  test('no days, nothing elapsed', () => expect(elapsedOf([], 0)).toBe(0))
})

describe('how far figures can be trusted', () => {
  const usage = usageWith()
  test('of this morning: fresh', () => expect(freshnessOfUsage(usage, momentOf('2026-11-20', 18))).toBe('fresh'))
  test('older than 72 hours: outdated', () => expect(freshnessOfUsage(usage, momentOf('2026-11-23', 13))).toBe('outdated'))
  test('its period has ended since: previous', () => expect(freshnessOfUsage(usage, momentOf('2026-12-01', 1))).toBe('previous'))
  test('made on its last day, and read the day after: previous', () => {
    const updatedAt = new Date(momentOf('2026-11-30', 12)).toISOString()
    expect(freshnessOfUsage(usageWith({ updatedAt }), momentOf('2026-12-01', 1))).toBe('previous')
  })
  test('an earlier period, asked for today, is as it should be', () => {
    const october = usageWith({ period: { id: '2026-10-01', from: '2026-10-01', until: '2026-10-31' } })
    expect(freshnessOfUsage(october, momentOf('2026-11-20', 13))).toBe('fresh')
  })
})

test('nothing used at all', () => {
  const nothing = { used: 0, seconds: 0, smsUsed: 0 }
  const none = usageWith({ data: { days: daysWith('2026-11-19', [0, 0]) }, voice: nothing })
  expect(isUnused(none)).toBe(true)
  expect(isUnused(usageWith({ data: { days: [] }, voice: { ...nothing, smsUsed: 1 } }))).toBe(false)
  expect(isUnused(usageWith({ data: { days: [] }, voice: { ...nothing, seconds: 5 } }))).toBe(false)
})

describe('calls and sms', () => {
  const events = [
    event(at('2026-11-20', 0, 5)),
    event(at('2026-11-19', 23, 59), 'sms', 0, 15),
    event(at('2026-11-19', 0)),
    event(at('2026-11-17', 12), 'service', 121, 90),
  ]
  const groups = dayGroupsOf(events)

  test('are put together by the calendar of Amsterdam', () =>
    expect(groups).toEqual([
      { day: '2026-11-20', start: 0, end: 1 },
      { day: '2026-11-19', start: 1, end: 3 },
      { day: '2026-11-17', start: 3, end: 4 },
    ]))

  test('also on the day the clock goes back, which has 25 hours', () => {
    const nights = [
      event(at('2026-10-26', 0)),
      event(at('2026-10-25', 23, 30)),
      event(at('2026-10-25', 0, 30)),
      event(at('2026-10-24', 23, 30)),
    ]
    expect(dayGroupsOf(nights).map(({ day, end, start }) => [day, end - start])).toEqual([
      ['2026-10-26', 1],
      ['2026-10-25', 2],
      ['2026-10-24', 1],
    ])
  })

  test('none at all have no days', () => expect(dayGroupsOf([])).toEqual([]))

  test('every started minute counts', () => {
    const sums = sumsOf(events, groups)
    expect(sums.minutes).toBe(1 + 0 + 1 + 3)
    expect([...sums.perDay]).toEqual([
      ['2026-11-20', 1],
      ['2026-11-19', 1],
      ['2026-11-17', 3],
    ])
    expect(Object.fromEntries(sums.minutesOf)).toEqual({ voice: 1 + 1, sms: 0, service: 3 })
    expect([...sums.kinds].sort()).toEqual(['service', 'sms', 'voice'])
  })

  test('are chosen by kind, by costs, or by both', () => {
    const kept = (kind: EventKind | null, withCosts: boolean) =>
      filterEvents(events, { kind, withCosts, number: null }).map((found) => events.indexOf(found))
    expect(kept(null, false)).toEqual([0, 1, 2, 3])
    expect(kept('voice', false)).toEqual([0, 2])
    expect(kept(null, true)).toEqual([1, 3])
    expect(kept('sms', true)).toEqual([1])
    expect(kept('voice', true)).toEqual([])
    expect(filterEvents(events, { kind: null, withCosts: false, number: '0690009•••' })).toHaveLength(4)
    expect(filterEvents(events, { kind: null, withCosts: false, number: '0880000•••' })).toEqual([])
    expect(filterEvents([event(0, 'sms', 0, 1)], { kind: null, withCosts: true, number: null })).toHaveLength(1)
  })
})

test('chargedIn: when calls and messages cost something, then they are found by the kind of their costs', () => {
  const noon = at('2026-11-20', 12)
  const [call, voicemail, mutual, free] = [
    event(noon, 'voice', 60, 20),
    event(noon, 'voicemail', 60, 20),
    event(noon, 'mutual', 60, 1),
    event(noon, 'voice', 60, 0),
  ]
  const [sms, abroad, service] = [event(noon, 'sms', 0, 15), event(noon, 'abroad', 60, 22), event(noon, 'service', 60, 90)]
  const events = [call, sms, voicemail, free, abroad, mutual, service]
  expect(chargedIn(events, 'voice')).toEqual([call, voicemail, mutual])
  expect(callCosts.slice(1).map((costs) => chargedIn(events, costs))).toEqual([[sms], [abroad], [service]])
})

describe('the numbers in a list', () => {
  const call = (number: string, kind: EventKind = 'voice', seconds = 61): UsageEvent => [1, kind, number, seconds, 0]
  const events = [call('0690009•••'), call('0612345678', 'sms'), call('0690009•••'), call('0690009•••', 'sms')]
  test('each once, with its calls, billed minutes and sms', () =>
    expect(contactsIn(events)).toEqual([
      { number: '0690009•••', calls: 2, minutes: 4, sms: 1, costs: 0 },
      { number: '0612345678', calls: 0, minutes: 0, sms: 1, costs: 0 },
    ]))
  test('numbers in the order of what they cost: when costs are equal, then by minutes, and then by sms', () => {
    const costing = (number: string, kind: EventKind, seconds: number, costs: number): UsageEvent => [
      1,
      kind,
      number,
      seconds,
      costs,
    ]
    const list = [
      ...Array.from({ length: 3 }, () => costing('three sms', 'sms', 0, 0)),
      costing('longest free', 'voice', 3600, 0),
      costing('one sms', 'sms', 0, 0),
      costing('two sms', 'sms', 0, 0),
      costing('two sms', 'sms', 0, 0),
      costing('two cheap ones', 'sms', 0, 15),
      costing('one dear one', 'voice', 61, 29),
      costing('two cheap ones', 'sms', 0, 15),
    ]
    expect(dearestIn(list).map(({ number, costs }) => [number, costs])).toEqual([
      ['two cheap ones', 30],
      ['one dear one', 29],
      ['longest free', 0],
      ['three sms', 0],
      ['two sms', 0],
      ['one sms', 0],
    ])
  })
  test.each([
    ['0690009', ['0690009•••']],
    ['069000912', ['0690009•••']],
    ['0690009123', ['0690009•••']],
    ['06900091234', []],
    ['0690008', []],
    ['+31 6 12 34', ['0612345678']],
    ['0031612', ['0612345678']],
    ['+31 (0)6 12 34', ['0612345678']],
    ['5678', ['0612345678']],
    ['069', ['0690009•••']],
    ['06', []],
    ['factuur 069', []],
    ['', []],
  ])('%o finds %o', (typed, numbers) => {
    const digits = searchedNumber(typed)
    expect(digits === null ? [] : contactsBy(digits, events).map(({ number }) => number)).toEqual(numbers)
  })
})

test.each([
  [0, '00:00'],
  [9, '00:09'],
  [725, '12:05'],
  [3599, '59:59'],
  [3600, '1:00:00'],
  [3730, '1:02:10'],
] as const)('%d seconds is %s', (seconds, text) => expect(durationText(seconds)).toBe(text))

test.each([
  ['0690009•••', '06 90 00 9•••'],
  ['06900091•••', '06 90 00 91•••'],
  ['+32000009•••', '+32 00 00 09•••'],
  ['09001•••', '0900 1•••'],
  ['0880000•••', '088 000 0•••'],
  ['0880001234', '088 000 1234'],
  ['0612345678', '06 12 34 56 78'],
  ['1233', '12 33'],
  ['•••', '•••'],
] as const)('%s is read as %s', (number, text) => expect(numberText(number)).toBe(text))
