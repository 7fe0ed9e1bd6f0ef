import { describe, expect, test } from 'vitest'
import { adviceText, inWords, selecting } from '#features/renewal/text.ts'
import { asItIs, availablePeriods, categoryOf, chosenBundles, currentOf, sizeRank, whyNot } from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { BundleOption, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import {
  bestTariff,
  cheapestFirst,
  combinationsOf,
  type OutsideRates,
  stoppedMonths,
  type Tariff,
  tariffOf,
  wholeTermOf,
} from '#model/renewal/bestTariff.ts'
import type { UsageMonth } from '#model/renewal/contract.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { between, type Random, randomOf } from '../../mocks/world/random.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')
const rates: OutsideRates = {
  dataCostOutsideBundle: 10,
  voiceCostOutsideBundle: 20,
  smsCostOutsideBundle: 15,
  extraDataBundleSize: 1000,
  extraDataPrice: 300,
  extraVoiceBundleSize: 100,
  extraVoicePrice: 500,
}

function optionsOf(number: number, operation: { name: string } = getPostpaidOptionsRetention): PostpaidOptions {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  return operations.get(operation.name)?.answer(undefined, contextOf(account, NOON)) as PostpaidOptions
}
const plain = (text: string) => text.replace(/\s/g, ' ')
const nothing = { used: 0, given: 0, bought: 0 }
const month = (data: Partial<UsageMonth['data']>, voice: Partial<UsageMonth['voice']> = {}, sms = 0, at = 0): UsageMonth => ({
  month: `2026-${String(at + 1).padStart(2, '0')}-01`,
  data: { ...nothing, ...data },
  voice: { ...nothing, ...voice },
  sms,
})
const times = (count: number, make: (at: number) => UsageMonth) => Array.from({ length: count }, (_, at) => make(at))
const known = (advice: ReturnType<typeof bestTariff>) => {
  if (advice.kind !== 'known') throw new Error('too few months')
  return advice
}
const retention = { options: optionsOf(15), period: 'retentionBindingPeriod', order: null } as const

describe('the best tariff, as a sum', () => {
  test('when two cost the same, then the one with the larger bundles comes first; having none counts as smaller than a bundle of 0', () => {
    const bundles = currentOf(optionsOf(2, getPostpaidOptionsV2))
    const data = (size: number | null): Tariff => ({
      composition: {
        ...bundles,
        ADDON_INET: size === null || bundles.ADDON_INET === null ? null : { ...bundles.ADDON_INET, size },
      },
      months: [],
      total: 1000,
      missing: 0,
    })
    const all = [data(null), data(1000), data(0)]
    for (const tariffs of [all, all.toReversed()])
      expect(tariffs.toSorted(cheapestFirst).map(({ composition }) => composition.ADDON_INET?.size)).toEqual([1000, 0, undefined])
  })

  test('when two cost the same and neither has internet, then the one with more minutes comes first', () => {
    const bundles = currentOf(optionsOf(2, getPostpaidOptionsV2))
    const minutes = (size: number): Tariff => ({
      composition: { ...bundles, ADDON_INET: null, MAIN: bundles.MAIN && { ...bundles.MAIN, size } },
      months: [],
      total: 1000,
      missing: 0,
    })
    const all = [minutes(100), minutes(200)]
    for (const tariffs of [all, all.toReversed()])
      expect(tariffs.toSorted(cheapestFirst).map(({ composition }) => composition.MAIN?.size)).toEqual([200, 100])
  })

  test('what was outside the bundle is charged to the cent: 180 MB, 34 minutes and 41 sms are € 30,95 (domain 3.5)', () => {
    const own = currentOf(optionsOf(2, getPostpaidOptionsV2))
    const { months } = tariffOf(own, [month({ used: 3180 }, { used: 134 }, 41)], rates, false)
    expect(months[0]).toEqual({ month: '2026-01-01', fixed: 400 + 200, outside: 3095, total: 3695 })
  })

  test('what was given is free, what was bought is paid as far as it is needed, and the rest by the MB', () => {
    const options = optionsOf(15)
    const of = (data: string) =>
      chosenBundles(options, { ...asItIs, bindingPeriodType: 'retentionBindingPeriod', data, voice: 'unlimited' })
    const use = [month({ used: 9500, given: 1000, bought: 2000 })]
    const outside = (data: string) => tariffOf(of(data), use, rates, true).months[0]?.outside
    expect(outside('10000')).toBe(0)
    expect(outside('6000')).toBe(2 * 300 + 500 * 10)
    expect(outside('3000')).toBe(2 * 300 + 3500 * 10)
  })

  test('a discount counts for the months that it lasts, and no longer', () => {
    const offer = chosenBundles(optionsOf(15), { ...asItIs, bindingPeriodType: 'retentionBindingPeriod', data: '20000' })
    const tariff = tariffOf(
      offer,
      times(8, (at) => month({}, {}, 0, at)),
      rates,
      false,
    )
    expect(tariff.months.map(({ fixed }) => fixed)).toEqual([...Array(6).fill(1250), 1300, 1300])
    expect(wholeTermOf(offer)).toBe(6 * 1250 + 6 * 1300)
  })

  test('with a data cap nothing is charged for internet: what did not fit is missing', () => {
    const options = optionsOf(28, getPostpaidOptionsV2)
    const tariff = tariffOf(currentOf(options), [month({ used: 1400 })], rates, false)
    expect([tariff.months[0]?.outside, tariff.missing]).toEqual([0, 400])
  })

  test('without an internet bundle every MB is charged', () => {
    const none = { ...currentOf(optionsOf(2, getPostpaidOptionsV2)), ADDON_INET: null }
    expect(tariffOf(none, [month({ used: 1 })], rates, true).months[0]?.outside).toBe(10)
  })

  test('a data cap stopped the internet in each month in which the bundle, the gifts and the extras were all used', () => {
    const capped = currentOf(optionsOf(28, getPostpaidOptionsV2))
    const stopped = (data: Partial<UsageMonth['data']>, of = capped) => stoppedMonths(of, [month(data)])
    expect([stopped({ used: 999 }), stopped({ used: 1000 })]).toEqual([0, 1])
    expect([stopped({ used: 1499, given: 500 }), stopped({ used: 1500, given: 500 })]).toEqual([0, 1])
    expect([stopped({ used: 1999, bought: 1000 }), stopped({ used: 2000, bought: 1000 })]).toEqual([0, 1])
    const without = { ...capped, ADDON_INET: null }
    expect([stopped({ used: 0 }, without), stopped({ used: 1 }, without)], 'no internet bundle').toEqual([0, 1])
    expect(stopped({ used: 1000 }, { ...capped, DATA_CAP: null }), 'no data cap').toBe(0)
  })
})

describe('the advice', () => {
  test('too few months: it cannot know', () => {
    const advice = bestTariff(
      retention,
      times(2, (at) => month({ used: 5000 }, {}, 0, at)),
      rates,
    )
    expect(advice).toEqual({ kind: 'too-few', months: 2 })
    expect(adviceText(advice)).toMatch(/^Te weinig maanden/)
  })

  test('also less than now: who uses little is told to pay little', () => {
    const advice = known(
      bestTariff(
        retention,
        times(6, (at) => month({ used: 900 }, { used: 80 }, 0, at)),
        rates,
      ),
    )
    expect(plain(inWords(advice.best.composition))).toBe('1 GB internet en 100 minuten')
    expect([advice.advice, advice.own.total, advice.best.total]).toEqual(['other', 6 * 1250, 6 * 350])
    // Of this, € 9,00 is the current price: renewing the same bundles costs € 11,00 a month.
    expect([advice.same?.total, advice.less]).toEqual([6 * 1100, 6 * 750])
    expect(plain(adviceText(advice))).toBe(
      'Met 1 GB internet en 100 minuten had je over de laatste 6 maanden € 45,00 minder betaald dan als je je eigen bundels verlengt.',
    )
  })

  test('the months in which the advice would have been dearer are told', () => {
    const use = times(6, (at) => month({ used: 9000 }, { used: at < 2 ? 221 : 100 }, 0, at))
    const advice = known(bestTariff(retention, use, rates))
    expect(plain(inWords(advice.best.composition))).toBe('10 GB internet en 200 minuten')
    expect([advice.less, advice.dearer]).toEqual([6 * 250 - 2 * 21 * 20, 2])
    expect(adviceText(advice)).toMatch(/In 2 maanden was het duurder geweest\.$/)
  })

  test('the same bundles at another price, and nothing better at all', () => {
    const use = times(4, (at) => month({ used: 9000 }, { used: 600 }, 0, at))
    expect(known(bestTariff(retention, use, rates)).advice).toBe('same')
    const running = { ...retention, options: optionsOf(1, getPostpaidOptionsV2), period: 'yearBindingPeriod' } as const
    const advice = known(bestTariff(running, use, rates))
    expect([advice.advice, advice.dearer]).toEqual(['own', 0])
    expect(adviceText(advice)).toMatch(/^Wat je nu hebt is het voordeligst/)
  })

  test('of two that cost the same the larger', () => {
    const free = { ...retention.options.retentionBindingPeriod }
    const cheap = free.bundleOptionCategories.map((category) => ({
      ...category,
      bundleOptions: category.bundleOptions.map((option) => ({ ...option, price: 100, originalPrice: null })),
    }))
    const options = { ...retention.options, retentionBindingPeriod: { ...free, bundleOptionCategories: cheap } }
    const { best } = known(
      bestTariff(
        { ...retention, options },
        times(3, (at) => month({ used: 100 }, { used: 10 }, 0, at)),
        rates,
      ),
    )
    expect([best.composition.ADDON_INET?.isUnlimited, best.composition.MAIN?.isUnlimited]).toEqual([true, true])
  })

  test('a data cap stays, and the bundle is never too small for what was used; that it stopped is told', () => {
    const asked = { ...retention, options: optionsOf(28) }
    const advice = known(
      bestTariff(
        asked,
        times(5, (at) => month({ used: at < 2 ? 1000 : 800 }, {}, 0, at)),
        rates,
      ),
    )
    expect(advice.best.composition.DATA_CAP).not.toBeNull()
    expect(advice.best.composition.ADDON_INET?.size).toBe(1000)
    expect(advice.stopped).toBe(2)
  })
})

describe('in words', () => {
  const sums = (own: number, best: number, advice: 'own' | 'same' | 'other') => {
    const { months, composition } = tariffOf(
      currentOf(optionsOf(15)),
      times(3, (at) => month({}, {}, 0, at)),
      rates,
      false,
    )
    const tariff = (total: number) => ({ composition, months, total, missing: 0 })
    const sum = { own: tariff(own), same: null, best: tariff(best), less: own - best, dearer: 0 }
    return plain(adviceText({ kind: 'known', ...sum, advice, stopped: 0 }))
  }
  test.each([
    ['more, where a data cap stopped it', sums(1000, 1250, 'other'), /was je bundel nooit op\. .* € 2,50 meer gekost\.$/],
    ['as much', sums(1000, 1000, 'other'), /evenveel betaald, en meer over\.$/],
    ['less for the same', sums(1000, 900, 'same'), /^Je bundels passen het best .* € 1,00 minder betaald\.$/],
    ['one month', plain(adviceText({ kind: 'too-few', months: 1 })), /je verbruik van 1 maand\. Vanaf 3 hele maanden/],
  ])('%s', (_, text, said) => expect(text).toMatch(said))
})

const subscribers = accounts.filter(({ type }) => type === 'Postpaid').map(({ number }) => number)
const someUse = (random: Random) => {
  const most = [0, 800, 5000, 30_000, 90_000][between(random, 0, 4)] ?? 0
  return times(between(random, 3, 12), (at) =>
    month(
      { used: between(random, 0, most), given: between(random, 0, 1) * 1000, bought: between(random, 0, 2) * 1000 },
      { used: between(random, 0, 400), bought: between(random, 0, 1) * 100 },
      between(random, 0, 60),
      at,
    ),
  )
}

/** An independent calculation of the sum, item by item. */
function byHand(
  { composition: { ADDON_INET, MAIN, ADDON_SMS, DATA_CAP } }: Tariff,
  use: readonly UsageMonth[],
  smsIncluded: boolean,
) {
  const price = (option: BundleOption | null, at: number) =>
    option === null
      ? 0
      : option.originalPrice !== null && at >= (option.discountMonths || option.discountMonthsLeft)
        ? option.originalPrice
        : option.price
  let sum = 0
  use.forEach(({ data, voice, sms }, at) => {
    for (const option of [ADDON_INET, MAIN, ADDON_SMS, DATA_CAP]) sum += price(option, at)
    for (const [bundle, { used, given, bought }, size, extra, rate] of [
      [ADDON_INET, data, 1000, 300, 10],
      [MAIN, voice, 100, 500, 20],
    ] as const) {
      let [left, packs] = [used - given - (bundle?.isUnlimited ? used : bundle ? sizeOf(bundle) : 0), bought / size]
      for (; left > 0 && packs > 0; packs -= 1, left -= size) sum += extra
      if (left > 0 && !(bundle === ADDON_INET && DATA_CAP)) sum += left * rate
    }
    if (!smsIncluded && !ADDON_SMS) sum += sms * 15
  })
  return sum
}

test('of every customer, period and use: nothing that can be ordered costs less, and the sums are right to the cent', () => {
  const random = randomOf('best tariff', 1)
  for (const number of subscribers) {
    for (const operation of [getPostpaidOptionsRetention, getPostpaidOptionsV2]) {
      const options = optionsOf(number, operation)
      for (const period of availablePeriods(options)) {
        const asked = { options, period, order: accountHandset(number) }
        const use = someUse(random)
        const { own, best, advice } = known(bestTariff(asked, use, rates))
        const smsIncluded = categoryOf(options[period], 'ADDON_SMS') === undefined
        for (const tariff of [own, best]) {
          expect(tariff.total).toBe(byHand(tariff, use, smsIncluded))
          expect(tariff.total).toBe(tariff.months.reduce((sum, one) => sum + one.total, 0))
        }
        const all = combinationsOf(asked).map((composition) => tariffOf(composition, use, rates, smsIncluded))
        const fitting = all.filter(({ missing }) => missing === best.missing)
        expect(Math.min(...all.map(({ missing }) => missing))).toBe(best.missing)
        expect(best.total).toBe(Math.min(...fitting.map(({ total }) => total)))
        for (const other of fitting.filter(({ total }) => total === best.total))
          expect(rank(other.composition.ADDON_INET)).toBeLessThanOrEqual(rank(best.composition.ADDON_INET))
        if (advice === 'own') expect(own.total).toBeLessThanOrEqual(best.total)

        // Can be ordered without changes.
        const now = currentOf(options)
        for (const code of ['ADDON_INET', 'MAIN'] as const) {
          const option = best.composition[code]
          expect(option && [option.deprecated, whyNot(option, code, now[code], asked.order)]).toEqual([false, null])
        }
        const chosen = chosenBundles(options, { ...asItIs, bindingPeriodType: period, ...selecting(best.composition) })
        expect(inWords(chosen)).toBe(inWords(best.composition))
      }
    }
  }
})

const rank = (option: BundleOption | null) => (option ? sizeRank(option) : -1)
function accountHandset(number: number) {
  const account = accountOf(number)
  if (account?.type !== 'Postpaid' || !account.handset) return null
  const { status, totalCredit, totalPaid } = account.handset
  return { status, totalCredit, totalPaid }
}
