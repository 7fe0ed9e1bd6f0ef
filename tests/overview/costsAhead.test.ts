import { describe, expect, test } from 'vitest'
import type { Overview, Usps } from '#model/overview/contract.ts'
import { costsAhead, foretoldOf, isRising } from '#model/overview/costsAhead.ts'
import { foretoldText, rangeText } from '#model/overview/costsAheadText.ts'
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

  test.each([
    ['before the last two weeks', 5, true],
    ['in the last two weeks too', 6, false],
  ])('costsAhead: when days %s were silent, then the amount is exact or not', (_, silent, isExact) => {
    const usedPerDay = [...Array.from({ length: silent }, () => 0), ...Array.from({ length: 20 - silent }, () => 800)]
    const total = totalOf(using(0, { dataBundle: { ...dataBundle, used: (20 - silent) * 800, outside: 0, usedPerDay } }))
    expect(total?.least === total?.most).toBe(isExact)
  })

  test('costsAhead: when minutes and messages go on, then they count beyond what is left of the bundle', () => {
    // 10 minutes and 2 messages on each of 19 whole days, so 11 more of them; 20 minutes are left
    const given = using(0, {
      voiceSmsBundle: overview.voiceSmsBundle && { ...overview.voiceSmsBundle, used: 180, size: 200 },
      smsUnlimited: false,
      calls: { minutes: 190, sms: 38 },
    })
    // the more of the month has passed, the closer the least and the most come to what is expected
    expect(costsAhead(given, usps)?.more).toMatchObject({
      voice: { least: 621, expected: (110 - 20) * usps.voiceCostOutsideBundle, most: 2979 },
      sms: { least: 153, expected: 22 * usps.smsCostOutsideBundle, most: 507 },
    })
  })

  test.each<[string, Partial<Overview>]>([
    ['a data cap is on', { dataCap: { active: true } }],
    ['the bundle is unlimited', { dataBundle: { ...dataBundle, isInfiniteBundle: true } }],
    ['the simcard is blocked', { standstill: { why: 'stolen' } }],
    [
      'the month is over before its invoice',
      { nextInvoice: { date: '2026-11-24', amount: 1250, fixed: [{ title: 'x', amount: 1250 }], outside: [], once: [] } },
    ],
    ['the subscription ends today', { terminationDate: '2026-11-20' }],
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
    expect(foretoldOf(given, usps, now)?.ways.map(({ kind }) => kind)).toEqual(['data', 'limit'])
    expect(foretoldOf(given, { ...usps, extraVoicePrice: 100 }, now)?.ways.map(({ kind }) => kind)).toEqual(['voice', 'limit'])
  })

  test('foretoldOf: when more than one extra is needed, then their sum', () =>
    expect(said(using(500))).toContain('Je internet is op. Je betaalt nu € 0,10 per MB. 5 GB extra kost € 15,00.'))

  test('foretoldOf: when extra internet costs more than it saves, then it is not advised', () =>
    expect(said(using(340), { ...usps, extraDataPrice: 2500 })).not.toContain('GB extra kost'))

  test('foretoldOf: when nothing may be bought, then no way is named', () =>
    expect(said(using(340, { buyDataEligible: false }))).not.toMatch(/extra kost|dataplafond|kostenlimiet/))

  test('foretoldOf: when days differ, then a range in whole euros', () => {
    const usedPerDay = Array.from({ length: 20 }, (_, day) => (day % 2 === 0 ? 200 : 480))
    const uneven = { ...using(340), dataBundle: { ...dataBundle, used: 6800, usedPerDay } }
    expect(said(uneven)).toMatch(/^Ga je zo door, dan wordt je factuur € 12,50 tot € \d+\./)
  })
})
