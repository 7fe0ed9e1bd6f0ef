import { describe, expect, test } from 'vitest'
import type { CostLine } from '#kit/parts.ts'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { costsAhead } from '#model/overview/costsAhead.ts'
import { foretoldText, rangeText } from '#model/overview/costsAheadText.ts'
import { foretoldOf, isRising } from '#model/overview/foretold.ts'
import { between, randomOf } from '../../mocks/world/random.ts'
import { dataBundle, now, overview, usps } from './overzichtOverview.ts'

/** Twenty days with this much internet each (MB), of a bundle of 10 GB; no calls or messages. */
const using = (perDay: number, changed: Partial<Overview> = {}): Overview => ({
  ...overview,
  dataBundle: { ...dataBundle, used: perDay * 20, usedPerDay: Array.from({ length: 20 }, () => perDay) },
  voiceSmsBundle: null,
  smsUnlimited: true,
  calls: { minutes: 0, sms: 0 },
  ...changed,
})
const totalOf = (given: Overview) => costsAhead(given, usps)?.total
/** `used` of 200 minutes are gone. There were 10 minutes of calls on each of 19 whole days, so 110 are still to come. */
const calling = (used: number, changed: Partial<Overview> = {}): Overview =>
  using(0, {
    voiceSmsBundle: overview.voiceSmsBundle && { ...overview.voiceSmsBundle, used, size: 200 },
    calls: { minutes: 190, sms: 0 },
    ...changed,
  })
/** The costs outside the bundles of this month. */
const costing = (...outside: readonly CostLine[]): Pick<Overview, 'currentCosts'> => ({
  currentCosts: overview.currentCosts && { ...overview.currentCosts, outside: [...outside] },
})
const exactly = (amount: number) => ({ least: amount, expected: amount, most: amount })
const said = (given: Overview, prices: Usps = usps) => {
  const foretold = foretoldOf(given, prices, now)
  return foretold && `${rangeText(foretold)} ${foretoldText(foretold)}`.replaceAll('\u00a0', ' ')
}

describe('the invoice of somebody who goes on as before', () => {
  test('costsAhead: when every day is the same, then the amount is exact, whatever the pace and the price', () => {
    for (let seed = 1; seed <= 200; seed += 1) {
      const random = randomOf('pace', seed)
      const perDay = between(random, 0, 800)
      const price = between(random, 1, 30)
      const outside = Math.max(0, perDay * 20 - 10_000)
      const given = using(perDay)
      const ahead = costsAhead(
        { ...given, dataBundle: given.dataBundle && { ...given.dataBundle, outside } },
        { ...usps, dataCostOutsideBundle: price },
      )
      const atTheEnd = Math.max(0, perDay * 30 - 10_000) - outside
      expect(ahead?.total, `${perDay} MB a day at ${price} cents`).toEqual(exactly(1250 + atTheEnd * price))
    }
  })

  test.each([
    ['nothing', 0, 11],
    ['half of the usual', 170, 10.5],
    ['the usual', 340, 10],
    ['far more than the usual', 5000, 10],
  ])('costsAhead: when %s was used today, then what is left of a usual day still comes today', (_, today, days) => {
    const usedPerDay = [...Array.from({ length: 19 }, () => 340), today]
    const used = 19 * 340 + today
    const outside = Math.max(0, used - 10_000)
    const given = using(340, { dataBundle: { ...dataBundle, used, outside, usedPerDay } })
    const more = Math.max(0, used + days * 340 - 10_000) - outside
    expect(totalOf(given)).toEqual(exactly(1250 + more * usps.dataCostOutsideBundle))
  })

  test('costsAhead: when the figures of the last days are missing, then nothing was used on them and today is still to come', () => {
    const usedPerDay = Array.from({ length: 19 }, () => 340)
    expect(totalOf(using(340, { dataBundle: { ...dataBundle, used: 6460, usedPerDay } }))).toEqual(exactly(1250 + 2000))
  })

  test.each([
    ['before the last two weeks', 5, true],
    ['in the last two weeks too', 6, false],
  ])('costsAhead: when days %s were silent, then the amount is exact or not', (_, silent, isExact) => {
    const usedPerDay = [...Array.from({ length: silent }, () => 0), ...Array.from({ length: 20 - silent }, () => 800)]
    const total = totalOf(using(0, { dataBundle: { ...dataBundle, used: (20 - silent) * 800, outside: 0, usedPerDay } }))
    expect(total?.least === total?.most).toBe(isExact)
  })

  test('costsAhead: when minutes and messages go on, then they count beyond what is left of the bundle', () => {
    // 2 messages on each of 19 whole days, so 22 are to come; 20 minutes are left
    const given = calling(180, { smsUnlimited: false, calls: { minutes: 190, sms: 38 } })
    // the more of the month has passed, the closer the least and the most come to what is expected
    expect(costsAhead(given, usps)?.more).toMatchObject({
      voice: { least: 621, expected: (110 - 20) * usps.voiceCostOutsideBundle, most: 2979 },
      sms: { least: 153, expected: 22 * usps.smsCostOutsideBundle, most: 507 },
    })
  })

  test('costsAhead: when there is no call bundle, then every minute is charged; when calling is unlimited, then none is', () => {
    expect(costsAhead(calling(0, { voiceSmsBundle: null }), usps)?.more.voice.expected).toBe(110 * 20)
    const unlimited = overview.voiceSmsBundle && { ...overview.voiceSmsBundle, size: 0, isUnlimited: true }
    expect(costsAhead(calling(0, { voiceSmsBundle: unlimited }), usps)?.more.voice).toEqual(exactly(0))
  })

  test('costsAhead: when calls and messages are few or not known, then they cost at least nothing', () => {
    const sending = (calls: Overview['calls']) => costsAhead(using(0, { smsUnlimited: false, calls }), usps)?.more
    expect(sending({ minutes: 0, sms: 1 })?.sms.least).toBe(0)
    expect(sending(null)).toMatchObject({ voice: exactly(0), sms: exactly(0) })
  })

  test('costsAhead: when kinds of costs go on, then each at its own price', () => {
    const given = costing(
      { kind: 'sms', quantity: 19, amount: 285 },
      { kind: 'abroad', quantity: 19, amount: 190 },
      { kind: 'service', quantity: 19, amount: 1710 },
    )
    expect(costsAhead(using(0, given), usps)?.more).toMatchObject({ data: exactly(0), other: { expected: 110 + 990 } })
    const once = costing({ kind: 'abroad', quantity: 1, amount: 190 })
    expect(costsAhead(using(0, once), usps)?.more.other.expected).toBe(110)
    const none = costing({ kind: 'abroad', quantity: 0, amount: 190 })
    expect(costsAhead(using(0, none), usps)?.more.other).toEqual(exactly(0))
  })

  test('costsAhead: when a limit leaves room for some costs, then no more than that comes on top', () => {
    const given = { ...costing({ kind: 'data', quantity: 40, amount: 400 }), costLimit: { amount: 1000, isReached: false } }
    expect(totalOf(using(600, given))).toEqual(exactly(1250 + 600))
  })

  test('costsAhead: when the subscription ends after this month, then the whole month counts', () =>
    expect(totalOf(using(340, { terminationDate: '2026-12-11' }))).toEqual(exactly(1250 + 2000)))

  test.each<[string, Partial<Overview>]>([
    ['a data cap is on', { dataCap: { active: true } }],
    ['the bundle is unlimited', { dataBundle: { ...dataBundle, isInfiniteBundle: true } }],
    ['the simcard is blocked', { standstill: { why: 'stolen' } }],
    [
      'the month is over before its invoice',
      { nextInvoice: { date: '2026-11-24', amount: 1250, fixed: [{ title: 'x', amount: 1250 }], outside: [], once: [] } },
    ],
    [
      'the invoice comes on the last day of the month',
      { nextInvoice: { date: '2026-11-30', amount: 1250, fixed: [{ title: 'x', amount: 1250 }], outside: [], once: [] } },
    ],
    ['the subscription ends today', { terminationDate: '2026-11-20' }],
    ['the limit is reached', { costLimit: { amount: 2500, isReached: true } }],
    [
      'the limit is lower than the costs so far',
      { ...costing({ kind: 'data', quantity: 82, amount: 820 }), costLimit: { amount: 500, isReached: false } },
    ],
  ])('costsAhead: when %s, then nothing comes on top', (_, changed) =>
    expect(totalOf(using(600, changed))).toEqual(exactly(1250)),
  )

  test('costsAhead: when Compleet is on its way, then it counts, but not for what the invoice is at most', () => {
    expect(totalOf(using(400, { completeStatus: 'PENDING' }))).toEqual({ least: 1250, expected: 1250, most: 1250 + 2000 * 10 })
  })

  test('costsAhead: when there is no invoice or no history of three days, then nothing is foretold, and otherwise it is', () => {
    expect(costsAhead(using(400, { nextInvoice: null }), usps)).toBeNull()
    /** On a day of November, when 5 GB was used on each day so far, that one included. */
    const on = (day: number) => ({
      ...using(5000, {
        updatedAt: `2026-11-0${day}T13:00:00.000Z`,
        calls: { minutes: 0, sms: day },
        smsUnlimited: false,
        dataBundle: {
          ...dataBundle,
          used: day * 5000,
          outside: Math.max(0, day * 5000 - 10_000),
          usedPerDay: Array.from({ length: day }, () => 5000),
        },
      }),
    })
    expect(totalOf(on(3))).toEqual(exactly(1250))
    expect(costsAhead(on(4), usps)?.more).toMatchObject({ data: exactly(26 * 5000 * 10), sms: { expected: 36 * 15 } })
  })
})

describe('what is told of it', () => {
  test.each([
    [1000, 100, false],
    [1000, 101, true],
    [4000, 200, false],
    [4000, 201, true],
    [-4000, 200, false],
  ])('isRising: an invoice of %i cents that may become %i higher: %j', (amount, rise, is) => {
    const most = { least: amount, expected: amount, most: amount + rise }
    const ahead = costsAhead(using(0), usps)
    expect(ahead && isRising({ ...ahead, amount, total: most })).toBe(is)
  })

  test.each([
    [10, 5, ['data', 'other']],
    [7, 7, ['other']],
  ])('foretoldOf: when internet at %i cents adds %i MB, then it is named from 50 cents', (price, inAll, kinds) => {
    const { currentCosts } = overview
    const abroad = { kind: 'abroad', quantity: 20, amount: 200 } as const
    const given = using(0, {
      currentCosts: currentCosts && { ...currentCosts, outside: [abroad] },
      dataBundle: {
        ...dataBundle,
        used: 10_000,
        usedPerDay: Array.from({ length: 20 }, () => inAll / 10), // ten days are left
      },
    })
    const told = foretoldOf(given, { ...usps, dataCostOutsideBundle: price }, now)
    expect(told?.causes.map(({ kind }) => kind)).toEqual(kinds)
  })

  test('foretoldOf: when a kind adds less than a tenth of the rise, then it is not named', () => {
    const told = foretoldOf(using(340, { smsUnlimited: false, calls: { minutes: 0, sms: 2 } }), usps, now)
    expect(told?.causes.map(({ kind }) => kind)).toEqual(['data'])
  })

  test.each([
    [179, 'Raakt je belbundel op, dan betaal je € 0,20 per minuut.'],
    [199, 'Raakt je belbundel op, dan betaal je € 0,20 per minuut.'],
    [200, 'Je belbundel is op. Je betaalt nu € 0,20 per minuut.'],
  ])('foretoldOf: when %i of 200 minutes are used, then whether the bundle is empty', (used, text) =>
    expect(said(calling(used))).toContain(text),
  )

  test('foretoldOf: when there is no internet bundle, then the price per MB is told, and an extra that is cheaper', () => {
    const given = using(0, { dataBundle: null, ...costing({ kind: 'data', quantity: 190, amount: 1900 }) })
    expect(said(given)).toContain('Je internet kost € 0,10 per MB. 1 GB extra kost € 3,00.')
  })

  test('foretoldOf: when messages and calls abroad make the invoice rise, then each has its sentence', () => {
    const given = using(0, {
      smsUnlimited: false,
      calls: { minutes: 0, sms: 38 },
      ...costing({ kind: 'sms', quantity: 38, amount: 570 }, { kind: 'abroad', quantity: 19, amount: 380 }),
    })
    expect(said(given)).toContain(" Een sms'je kost € 0,15. Bellen naar het buitenland en naar 0900-nummers komt erbij. ")
  })

  test('foretoldOf: when the bundle lasts, then nothing', () => expect(said(using(200))).toBeNull())

  test('foretoldOf: when it runs out, then the amount, the price per MB and the ways to stop it', () =>
    expect(said(using(340))).toBe(
      'Ga je zo door, dan wordt je factuur ongeveer € 33. Je internet is rond 30 november op. Daarna betaal je € 0,10 per MB. ' +
        '1 GB extra kost € 3,00. Met een kostenlimiet (gratis) stopt wat extra kost bij het bedrag dat jij kiest.',
    ))

  test('foretoldOf: when a limit is set, then the data cap is the other way', () =>
    expect(said(using(340, { costLimit: { amount: 5000, isReached: false } }))).toMatch(
      /1 GB extra kost € 3,00\. Met een dataplafond \(€ 1,00 per maand\) stopt je internet als je bundel op is\.$/,
    ))

  test('foretoldOf: when the data cap is free, then no price is named', () =>
    expect(said(using(340, { costLimit: { amount: 5000, isReached: false } }), { ...usps, dataCapPrice: 0 })).toMatch(
      /Met een dataplafond \(gratis\) stopt je internet als je bundel op is\.$/,
    ))

  test('foretoldOf: when there are more than two ways, then one that keeps all working and one that stops something, the cheapest of each', () => {
    const given = using(340, {
      voiceSmsBundle: overview.voiceSmsBundle && { ...overview.voiceSmsBundle, used: 150, size: 100 },
      calls: { minutes: 150, sms: 0 },
    })
    expect(foretoldOf(given, usps, now)?.ways).toEqual([
      { kind: 'data', size: 1000, price: 300 },
      { kind: 'limit', price: 0 },
    ])
    expect(foretoldOf(given, { ...usps, extraVoicePrice: 100 }, now)?.ways.map(({ kind }) => kind)).toEqual(['voice', 'limit'])
  })

  test('foretoldOf: when more than one extra is needed, then their sum', () =>
    expect(said(using(500))).toContain('Je internet is op. Je betaalt nu € 0,10 per MB. 5 GB extra kost € 15,00.'))

  test('foretoldOf: when there is no internet bundle, then the extra covers the rest of the month', () => {
    // 300 MB on each of 19 days, and eleven days to go
    const given = using(0, { dataBundle: null, ...costing({ kind: 'data', quantity: 5700, amount: 57_000 }) })
    expect(said(given)).toContain('Je internet kost € 0,10 per MB. 4 GB extra kost € 12,00.')
  })

  test('foretoldOf: when a limit stops calls before the extra minutes would pay off, then they are not advised', () => {
    // 90 minutes beyond the bundle: one extra of 100 minutes for € 5,00, of which € 4,00 may be spent
    const limited = { costLimit: { amount: 400, isReached: false } }
    expect(foretoldOf(calling(180, limited), usps, now)?.ways.some(({ kind }) => kind === 'voice')).toBe(false)
    // Two extras of 50 minutes for € 2,50: one alone would be less than the limit
    const small = { ...usps, extraVoiceBundleSize: 50, extraVoicePrice: 250 }
    expect(foretoldOf(calling(180, limited), small, now)?.ways.some(({ kind }) => kind === 'voice')).toBe(false)
    expect(foretoldOf(calling(180), small, now)?.ways).toContainEqual({ kind: 'voice', size: 100, price: 500 })
  })

  test('foretoldOf: when extra internet costs as much as it saves, then it is not advised', () => {
    expect(said(using(340), { ...usps, extraDataPrice: 1999 })).toContain('GB extra kost')
    expect(said(using(340), { ...usps, extraDataPrice: 2000 })).not.toContain('GB extra kost')
  })

  test('foretoldOf: when a data cap costs as much as it saves or cannot be had, then it is not advised', () => {
    const limited = { costLimit: { amount: 5000, isReached: false } }
    expect(said(using(340, limited), { ...usps, dataCapPrice: 2000 })).not.toContain('dataplafond')
    expect(said(using(340, { ...limited, dataCap: null }))).not.toContain('dataplafond')
  })

  test('foretoldOf: when nothing may be bought, then no way is named', () =>
    expect(said(using(340, { buyDataEligible: false }))).not.toMatch(/extra kost|dataplafond|kostenlimiet/))

  test('foretoldOf: when days differ, then a range in whole euros', () => {
    const usedPerDay = Array.from({ length: 20 }, (_, day) => (day % 2 === 0 ? 200 : 480))
    const uneven = { ...using(340), dataBundle: { ...dataBundle, used: 6800, usedPerDay } }
    expect(said(uneven)).toMatch(/^Ga je zo door, dan wordt je factuur € 12,50 tot € 129\./)
    // 6,21 to 29,79 for calls
    expect(said(calling(180))).toMatch(/^Ga je zo door, dan wordt je factuur € 18 tot € 43\./)
  })

  test('foretoldOf: when the least and the most are a euro apart, then one amount', () => {
    const spent = costing({ kind: 'data', quantity: 31, amount: 279 })
    // calls cost at least 6,21, and the limit leaves 7,21
    expect(said(calling(180, { ...spent, costLimit: { amount: 1000, isReached: false } }))).toMatch(
      /^Ga je zo door, dan wordt je factuur ongeveer € 20\./,
    )
  })
})
