import { describe, expect, test } from 'vitest'
import { bundlesAnswer, prepaidAnswer } from '#features/year/text.ts'
import { currentOf, sizeKey } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { PrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import { stoppedMonths } from '#model/renewal/bestTariff.ts'
import { betterBundles, betterPrepaid, prepaidCost } from '#model/year/betterChoice.ts'
import type { YearMonth } from '#model/year/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'
import { yearMonth, yearMonths } from './yearMonths.ts'

const NOON = Date.parse('2027-01-05T11:00:00Z')
const plain = (text: string) => text.replace(/\s/g, ' ')

const rates = {
  dataCostOutsideBundle: 10,
  voiceCostOutsideBundle: 20,
  smsCostOutsideBundle: 15,
  extraDataBundleSize: 1000,
  extraDataPrice: 300,
  extraVoiceBundleSize: 100,
  extraVoicePrice: 500,
}

function optionsOf(number: number): PostpaidOptions {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return operations.get(getPostpaidOptionsV2.name)?.answer(undefined, contextOf(account, NOON)) as PostpaidOptions
}
const options = optionsOf(1)
const { period } = currentOf(options)
const chosen = (months: readonly YearMonth[], of = options) =>
  betterBundles({ options: of, period: currentOf(of).period, order: null }, months, rates)
const text = (months: readonly YearMonth[]) => plain(bundlesAnswer(chosen(months), months.length, true).text)

describe('the better bundles of a subscriber (10 GB for € 7,00 and unlimited calls for € 5,50 a month)', () => {
  test('the own bundles are those of the sentence', () => {
    const { ADDON_INET, MAIN } = currentOf(options)
    expect([period, ADDON_INET?.price, MAIN?.price, MAIN && sizeKey(MAIN)]).toEqual(['yearBindingPeriod', 700, 550, 'unlimited'])
  })

  test('betterBundles: when 5 GB and 150 minutes a month were used, then 6 GB and 200 minutes had saved € 4,00 a month', () => {
    const months = yearMonths(1, 12, { data: 5000, minutes: 150, bundles: 1250 })
    expect(chosen(months)).toMatchObject({ kind: 'other', total: 12 * 850, saved: 12 * 400 })
    expect(text(months)).toBe(
      'Met 6 GB internet en 200 minuten had je al die maanden samen € 48,00 minder betaald. Dat is gemiddeld € 4,00 per maand, over 12 maanden.',
    )
  })

  test('the way to other bundles: when the subscription ends, has ended or is blocked, then there is none', () => {
    const choice = chosen(yearMonths(1, 12, { data: 5000, minutes: 150, bundles: 1250 }))
    expect([true, false].map((mayChange) => bundlesAnswer(choice, 12, mayChange).way?.to ?? null)).toEqual([
      '/bundels-wijzigen',
      null,
    ])
  })

  test('betterBundles: when one month was busy, then what it would have cost outside the smaller bundle counts', () => {
    const months = [
      yearMonth(1, { data: 6100, minutes: 150, bundles: 1250 }),
      ...yearMonths(2, 12, { data: 5000, minutes: 150, bundles: 1250 }),
    ]
    expect(chosen(months)).toMatchObject({ saved: 12 * 400 - 100 * 10 })
  })

  test('betterBundles: when the own bundles were cheapest, then the customer chose well', () => {
    const months = yearMonths(1, 12, { data: 9000, minutes: 900, bundles: 1250 })
    expect(chosen(months)).toEqual({ kind: 'best' })
    expect(text(months)).toBe('Nee, je koos precies goed. Iets anders had je niets bespaard.')
  })

  test('betterBundles: when the customer paid less than anything costs now, then nothing is better', () =>
    expect(chosen(yearMonths(1, 12, { data: 5000, minutes: 150, bundles: 800 }))).toEqual({ kind: 'best' }))

  test('betterBundles: when the bundles of now are cheapest but were chosen late, then all year with them had saved', () => {
    const used = { data: 9000, minutes: 900 }
    const months = [...yearMonths(1, 6, { ...used, bundles: 2000 }), ...yearMonths(7, 12, { ...used, bundles: 1250 })]
    expect(chosen(months)).toMatchObject({ kind: 'same', saved: 6 * 750 })
    expect(bundlesAnswer(chosen(months), 12, true).way).toBeNull()
  })

  test('betterBundles: when one cent would have been saved, then that is told', () => {
    const used = { data: 9000, minutes: 900 }
    const months = [yearMonth(1, { ...used, bundles: 1251 }), ...yearMonths(2, 12, { ...used, bundles: 1250 })]
    expect(chosen(months)).toMatchObject({ kind: 'same', saved: 1 })
  })

  test.each([1, 2])('betterBundles: when there are %i months, then it cannot know', (count) => {
    const months = yearMonths(1, count, { data: 100, bundles: 1250 })
    expect(chosen(months)).toEqual({ kind: 'too-few', months: count })
    expect(text(months)).toMatch(/^Dat weten we nog niet/)
  })

  test('betterBundles: when a discount lasts for some months, then the price after it counts', () => {
    const months = yearMonths(1, 6, { data: 19_000, minutes: 900, bundles: 1600 })
    // 20 GB costs € 7,50 for six months and € 9,50 after those.
    expect(chosen(months)).toMatchObject({ kind: 'other', total: 6 * (950 + 550) })
  })

  test('betterBundles: when a data cap would have stopped the internet, then a bundle is no better choice', () => {
    const capped = optionsOf(28)
    const months = yearMonths(1, 6, { data: 2900, minutes: 0, bundles: 2000 })
    const choice = chosen(months, capped)
    expect('choice' in choice && choice.choice.ADDON_INET?.size).toBe(3000)
  })

  test('stoppedMonths: when a data cap held the internet at 1 GB, then the use without it is unknown', () => {
    const months = [...yearMonths(1, 4, { data: 1000 }), yearMonth(5, { data: 900 })]
    expect(stoppedMonths(currentOf(optionsOf(28)), months)).toBe(4)
    expect(stoppedMonths(currentOf(options), months)).toBe(0)
  })

  test('betterBundles: when nothing can be ordered, then it does not know', () => {
    const nothing = {
      ...options,
      [period]: {
        ...options[period],
        bundleOptionCategories: options[period].bundleOptionCategories.map((one) => ({ ...one, bundleOptions: [] })),
      },
    }
    expect(chosen(yearMonths(1, 12, { bundles: 1250 }), nothing)).toEqual({ kind: 'unknown' })
  })
})

const day: PrepaidBundle = { id: 'DAY', data: 50, minutes: 0, days: 1, price: 10, popular: false }
const small: PrepaidBundle = { id: 'S', data: 1000, minutes: 50, days: 30, price: 500, popular: false }
const large: PrepaidBundle = { id: 'XL', data: 20_000, minutes: null, days: 30, price: 2000, popular: false }
const newest = { call: 20, sms: 15, data: 10, voicemail: 10 }
const asked: Parameters<typeof betterPrepaid>[0] = {
  bundles: [day, small, large],
  current: null,
  rates: newest,
  hasNewestRates: true,
}
const answer = (months: readonly YearMonth[], of: Partial<typeof asked> = {}) => {
  const all = { ...asked, ...of }
  const told = prepaidAnswer(betterPrepaid(all, months), months.length, all.hasNewestRates)
  return { ...told, text: plain(told.text) }
}

describe('the better choice with prepaid', () => {
  test('prepaidCost: when 59 days pass, then two bundles of 30 days are bought, and the rest is paid by the unit', () => {
    const months = [yearMonth(1, { data: 1100, minutes: 60, sms: 2 }), yearMonth(2, { data: 400, minutes: 10 })]
    expect(prepaidCost(small, months, newest)).toBe(2 * 500 + 100 * 10 + 10 * 20 + 2 * 15)
    expect(prepaidCost(null, months, newest)).toBe(1500 * 10 + 70 * 20 + 2 * 15)
    expect(prepaidCost(large, months, newest)).toBe(2 * 2000 + 2 * 15)
    expect(prepaidCost({ ...small, days: 28 }, [yearMonth(2, {})], newest), 'one fits February').toBe(500)
    expect(prepaidCost(small, [yearMonth(1, {})], newest), 'January is a day longer than one').toBe(1000)
  })

  test('betterPrepaid: when a customer without a bundle paid € 12,00 a month, then a bundle of € 5,00 had saved the rest', () => {
    const months = yearMonths(1, 12, { data: 60, minutes: 30, outside: 1200 })
    expect(betterPrepaid(asked, months)).toMatchObject({
      kind: 'other',
      choice: small,
      total: 13 * 500,
      saved: 12 * 1200 - 13 * 500,
    })
    expect(answer(months)).toEqual({
      text: 'Met steeds de bundel van 1 GB en 50 minuten had je al die maanden samen € 79,00 minder betaald. Dat is gemiddeld € 6,58 per maand, over 12 maanden.',
      way: { to: '/kies-prepaid-bundel', label: 'Bekijk de bundels' },
    })
  })

  test.each([
    [27, 'S'],
    [28, 'four weeks'],
  ])('betterPrepaid: when a cheaper bundle is for %i days, then the choice is %j', (days, id) => {
    const months = yearMonths(1, 12, { data: 60, minutes: 30, outside: 1200 })
    expect(betterPrepaid({ ...asked, bundles: [small, { ...small, id: 'four weeks', days, price: 400 }] }, months)).toMatchObject(
      {
        choice: { id },
      },
    )
  })

  test('betterPrepaid: when a bundle was bought and hardly used, then none is better', () => {
    const months = yearMonths(1, 6, { data: 10, bundles: 500 })
    expect(answer(months, { current: 'S' }).text).toMatch(/^Zonder bundel had je al die maanden samen € 24,00 minder betaald\./)
  })

  test('betterPrepaid: when the rates are old, then none with the newest is better and leads there', () => {
    const months = yearMonths(1, 6, { data: 10, outside: 200 })
    expect(answer(months, { hasNewestRates: false })).toMatchObject({
      text: expect.stringMatching(/^Zonder bundel en met de nieuwste prijzen had je/),
      way: { to: '/nieuwste-prepaid-prijzen' },
    })
  })

  test('betterPrepaid: when the choice of now is the cheapest, then nothing is better', () =>
    expect(answer(yearMonths(1, 6, { data: 10, outside: 100 })).text).toBe(
      'Nee, je koos precies goed. Iets anders had je niets bespaard.',
    ))

  test('betterPrepaid: when another bundle costs as much as the own one, then the own one is the choice', () => {
    const months = yearMonths(1, 3, { data: 900, minutes: 40, outside: 4000 })
    const bundles = [{ ...small, id: 'other' }, small]
    expect(betterPrepaid({ ...asked, bundles, current: 'S' }, months)).toMatchObject({ kind: 'same', choice: { id: 'S' } })
  })

  test('betterPrepaid: when the bundle of now was bought late, then it had saved all along', () => {
    const months = yearMonths(1, 3, { data: 900, minutes: 40, outside: 4000 })
    expect(answer(months, { current: 'S' })).toMatchObject({ text: expect.stringMatching(/^Met je bundels van nu/), way: null })
  })
})
