import { describe, expect, test } from 'vitest'
import { addDays, addMonths, daysBetween } from '#kit/dates.ts'
import { isWorkday } from '#kit/workdays.ts'
import {
  asItIs,
  asItStarts,
  availablePeriods,
  changePayload,
  changesOf,
  chosenBundles,
  codes,
  currentOf,
  defaultOption,
  discountOf,
  discountUntil,
  isChange,
  isNone,
  lostOf,
  monthlyOf,
  mustChoose,
  pendingOf,
  type Selection,
  sizeKey,
  whyNot,
} from '#model/bundles/bundleChange.ts'
import {
  beginsContract,
  changeStart,
  contractEnd,
  internetIsOn,
  reflectionUntil,
  startsAtOnce,
  termsOf,
} from '#model/bundles/changeTerms.ts'
import type { BundleOption, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { accountOf, accounts } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const NOON = Date.parse('2026-11-20T11:00:00Z')

/** The mock backend's offer to this account. */
function optionsOf(number: number): PostpaidOptions {
  const account = accountOf(number)
  if (!account) throw new Error(`no account ${number}`)
  // The operation answers in its own schema.
  return operations.get(getPostpaidOptionsV2.name)?.answer(undefined, contextOf(account, NOON)) as PostpaidOptions
}
const subscribers = accounts.filter(({ type }) => type === 'Postpaid').map(({ number }) => number)
const select = (change: Partial<Selection>): Selection => ({ ...asItIs, ...change })

const option = (change: Partial<BundleOption>): BundleOption => ({
  id: 'X',
  price: 0,
  originalPrice: null,
  discountMonths: 0,
  discountMonthsLeft: 0,
  size: 0,
  additionalCompleteSize: 0,
  unit: 'MB',
  isUnlimited: false,
  subscribedStatus: null,
  blocked: false,
  deprecated: false,
  ...change,
})

describe('what the customer has', () => {
  test('10 GB and unlimited calling for a year costs € 12,50 (domain 3.3)', () => {
    const now = currentOf(optionsOf(1))
    expect(now.period).toBe('yearBindingPeriod')
    expect([now.ADDON_INET?.size, now.MAIN?.isUnlimited, now.ADDON_SMS, now.DATA_CAP]).toEqual([10_000, true, null, null])
    expect(monthlyOf(now)).toBe(1250)
  })

  test('a bundle that is not sold any more is there for who has it, and nowhere else', () => {
    const options = optionsOf(22)
    expect(currentOf(options).ADDON_INET).toMatchObject({ deprecated: true, size: 2000, price: 325 })
    for (const number of subscribers.filter((other) => other !== 22)) {
      const sold = availablePeriods(optionsOf(number)).flatMap((period) => optionsOf(number)[period].bundleOptionCategories)
      expect(sold.flatMap(({ bundleOptions }) => bundleOptions).some(({ deprecated }) => deprecated)).toBe(false)
    }
  })

  test('a change on its way: expiring, pending, and what stays', () => {
    const options = optionsOf(23)
    expect(currentOf(options).ADDON_INET?.subscribedStatus).toBe('Expiring')
    const next = pendingOf(options)
    expect([next?.ADDON_INET?.size, next?.ADDON_INET?.subscribedStatus, next?.MAIN?.isUnlimited]).toEqual([
      20_000,
      'Pending',
      true,
    ])
    expect(pendingOf(optionsOf(1))).toBeNull()
  })

  test('another period on its way: what stays has its price with that period, also where it is not listed as pending', () => {
    const options = optionsOf(1)
    const next = pendingOf({ ...options, pendingPeriod: 'twoYearBindingPeriod' })
    expect([next?.ADDON_INET?.price, next?.MAIN?.price, next && monthlyOf(next)]).toEqual([600, 500, 1100])
  })
})

describe('choosing', () => {
  test.each(subscribers)('account %i: nothing chosen is nothing changed', (number) => {
    const options = optionsOf(number)
    expect(chosenBundles(options, asItIs)).toEqual(currentOf(options))
    expect(isChange(options, asItIs)).toBe(false)
  })

  test('a choice outlives another period', () => {
    const chosen = chosenBundles(optionsOf(1), select({ data: '20000', bindingPeriodType: 'twoYearBindingPeriod' }))
    expect(chosen.ADDON_INET).toMatchObject({ size: 20_000, price: 850 })
    expect(chosen.MAIN?.price).toBe(500)
  })

  test('what is not sold with the period is not swapped: it is lost, and something else has to be chosen first', () => {
    const options = optionsOf(22)
    const year = select({ bindingPeriodType: 'yearBindingPeriod' })
    expect(chosenBundles(options, year).ADDON_INET).toBeNull()
    expect(lostOf(options, year).map(({ code, bundle }) => [code, bundle.size])).toEqual([['ADDON_INET', 2000]])
    expect(mustChoose(options, year)).toBe('ADDON_INET')
    const chosenAnew = { ...year, data: '3000' }
    expect([lostOf(options, chosenAnew), mustChoose(options, chosenAnew)]).toEqual([[], null])
    expect(mustChoose(options, select({ data: '2000', bindingPeriodType: 'twoYearBindingPeriod' }))).toBe('ADDON_INET')
    for (const number of subscribers.filter((other) => other !== 22))
      for (const bindingPeriodType of availablePeriods(optionsOf(number)))
        expect(lostOf(optionsOf(number), select({ bindingPeriodType }))).toEqual([])
  })

  test('a bundle that the customer has and that is not sold with any period is lost too', () => {
    const options = optionsOf(22)
    const withoutOld = JSON.parse(JSON.stringify(options), (key, value) =>
      key === 'bundleOptions' ? value.filter(({ deprecated }: BundleOption) => !deprecated) : value,
    )
    const lost = lostOf(withoutOld, select({ bindingPeriodType: 'yearBindingPeriod' }))
    expect(lost.map(({ code, bundle }) => [code, bundle.size])).toEqual([['ADDON_INET', 2000]])
  })

  test('the option "no bundle" is internet or calling of size 0', () => {
    const [none, smallest, unlimited] = [option({ size: 0 }), option({ size: 1 }), option({ isUnlimited: true })]
    expect((['ADDON_INET', 'MAIN'] as const).map((code) => isNone(code, none))).toEqual([true, true])
    expect((['ADDON_SMS', 'DATA_CAP'] as const).map((code) => isNone(code, none))).toEqual([false, false])
    expect([isNone('ADDON_INET', smallest), isNone('MAIN', unlimited)]).toEqual([false, false])
  })

  test('the own discount: a month less when the change starts, and then it may be over', () => {
    const running = (discountMonthsLeft: number) => option({ price: 750, originalPrice: 950, discountMonthsLeft })
    expect(asItStarts(running(6))).toMatchObject({ price: 750, originalPrice: 950, discountMonthsLeft: 5 })
    expect(asItStarts(running(2))).toMatchObject({ price: 750, originalPrice: 950, discountMonthsLeft: 1 })
    expect(asItStarts(running(1))).toMatchObject({ price: 950, originalPrice: null, discountMonthsLeft: 0 })
    expect(asItStarts(option({ price: 700 }))).toEqual(option({ price: 700 }))
  })

  test('the default: 10000, else the next larger, else the largest', () => {
    const sizes = (...all: number[]) => all.map((size) => option({ id: String(size), size }))
    expect(defaultOption(sizes(5000, 15_000, 30_000), 10_000)?.size).toBe(15_000)
    expect(defaultOption(sizes(5000, 10_000, 15_000), 10_000)?.size).toBe(10_000)
    expect(defaultOption(sizes(1000, 3000), 10_000)?.size).toBe(3000)
    expect(defaultOption([option({ isUnlimited: true }), ...sizes(40_000)], 10_000)?.size).toBe(40_000)
    expect(defaultOption([option({ size: 10_000, deprecated: true }), ...sizes(20_000)], 10_000)?.size).toBe(20_000)
    expect(defaultOption([], 10_000)).toBeNull()
  })

  test('a customer without bundles starts from 10 GB, or the next larger size, and unlimited calling (spec 9)', () => {
    const options = optionsOf(1)
    const category = (code: 'ADDON_INET' | 'MAIN', bundleOptions: BundleOption[]) => ({
      code,
      bundleOptions,
      subscribedBundles: [],
      pendingBundles: [],
    })
    const calling = category('MAIN', [option({ size: 200 }), option({ isUnlimited: true })])
    const chosen = (...sizes: number[]) => {
      const internet = category(
        'ADDON_INET',
        sizes.map((size) => option({ size })),
      )
      const yearBindingPeriod = { ...options.yearBindingPeriod, bundleOptionCategories: [internet, calling] }
      return chosenBundles({ ...options, yearBindingPeriod }, asItIs)
    }
    expect(chosen(5000, 10_000, 20_000)).toMatchObject({ ADDON_INET: { size: 10_000 }, MAIN: { isUnlimited: true } })
    expect(chosen(9999, 20_000).ADDON_INET?.size).toBe(20_000)
  })

  test('on and off', () => {
    const chosen = chosenBundles(optionsOf(1), select({ sms: true, dataCap: true }))
    expect([chosen.ADDON_SMS?.price, chosen.DATA_CAP?.price]).toEqual([200, 100])
    expect(chosenBundles(optionsOf(28), select({ dataCap: false })).DATA_CAP).toBeNull()
  })

  test('6000 MB at least with a phone that is being paid off; who has less may keep it (spec 9)', () => {
    const open = { status: 'DELIVERED', totalCredit: 52_800, totalPaid: 11_000 } as const
    const paid = { status: 'PAID_OFF', totalCredit: 100, totalPaid: 100 } as const
    const [three, six] = [option({ size: 3000 }), option({ size: 6000 })]
    expect(whyNot(three, 'ADDON_INET', null, open)).toBe('phone')
    expect(whyNot(option({ size: 5999 }), 'ADDON_INET', null, open)).toBe('phone')
    expect(whyNot(six, 'ADDON_INET', null, open)).toBeNull()
    expect(whyNot(option({ isUnlimited: true }), 'ADDON_INET', null, open)).toBeNull()
    expect(whyNot(three, 'ADDON_INET', three, open)).toBeNull()
    expect(whyNot(three, 'ADDON_INET', null, paid)).toBeNull()
    expect(whyNot(three, 'ADDON_INET', null, null)).toBeNull()
    expect(whyNot(option({ size: 100 }), 'MAIN', null, open)).toBeNull()
    expect(whyNot(option({ blocked: true }), 'MAIN', null, null)).toBe('blocked')
  })

  test('a longer period can be chosen at any time, a shorter one when the contract can be renewed', () => {
    expect(availablePeriods(optionsOf(1))).toEqual(['twoYearBindingPeriod', 'yearBindingPeriod'])
    expect(availablePeriods(optionsOf(22))).toEqual(['twoYearBindingPeriod', 'yearBindingPeriod', 'monthBindingPeriod'])
    expect(availablePeriods(optionsOf(16))).toEqual(['twoYearBindingPeriod'])
    expect(availablePeriods(optionsOf(15))).not.toContain('retentionBindingPeriod') // that binding is only for a renewal
    expect(availablePeriods(optionsOf(15))).toContain('monthBindingPeriod')
  })
})

describe('money, for every account, every period and every bundle', () => {
  const cases = subscribers.flatMap((number) => {
    const options = optionsOf(number)
    return availablePeriods(options).flatMap((bindingPeriodType) => {
      const [internet] = options[bindingPeriodType].bundleOptionCategories
      return (internet?.bundleOptions ?? []).map(
        (data) => [number, options, select({ bindingPeriodType, data: sizeKey(data) })] as const,
      )
    })
  })

  test('the sum is that of its parts, in whole cents, and never less after a discount', () => {
    for (const [, options, selection] of cases) {
      const chosen = chosenBundles(options, selection)
      const parts = codes.map((code) => chosen[code]?.price ?? 0)
      expect(monthlyOf(chosen)).toBe(parts.reduce((sum, part) => sum + part, 0))
      expect(Number.isInteger(monthlyOf(chosen))).toBe(true)
      expect(monthlyOf(chosen, true)).toBeGreaterThanOrEqual(monthlyOf(chosen))
      expect(discountOf(chosen) === null).toBe(monthlyOf(chosen, true) === monthlyOf(chosen))
    }
  })

  test('there and back again is no change', () => {
    for (const [, options, selection] of cases) {
      const chosen = chosenBundles(options, selection)
      expect(changesOf(chosen, chosen)).toEqual([])
      expect(changesOf(currentOf(options), chosen).map(({ code }) => code)).toEqual(
        changesOf(chosen, currentOf(options)).map(({ code }) => code),
      )
    }
  })

  test('a discount: 6 months € 7,50, then € 9,50', () => {
    const chosen = chosenBundles(optionsOf(1), select({ data: '20000' }))
    expect(chosen.ADDON_INET).toMatchObject({ price: 750, originalPrice: 950, discountMonths: 6 })
    expect([monthlyOf(chosen), monthlyOf(chosen, true), discountOf(chosen)]).toEqual([1300, 1500, 6])
  })

  test('what is ordered: the three fields of spec 7, one id of every kind that is chosen', () => {
    const selection = select({ sms: true, complete: true })
    const payload = changePayload(chosenBundles(optionsOf(1), selection), selection)
    expect(Object.keys(payload)).toEqual(['activateComplete', 'campaignIDs', 'contractAccepted'])
    expect(payload.campaignIDs).toHaveLength(3)
    expect([payload.activateComplete, payload.contractAccepted]).toEqual([true, true])
  })
})

describe('dates', () => {
  test('the own discount ends with the last of its months, that of today included; the first to end counts', () => {
    const bundle = (left: number) => option({ discountMonthsLeft: left })
    const held = { ...currentOf(optionsOf(1)), ADDON_INET: bundle(6) }
    expect(discountUntil(held, '2026-09-01')).toBe('2027-02-28')
    expect(discountUntil({ ...held, ADDON_INET: bundle(1) }, '2026-11-30')).toBe('2026-11-30')
    expect(discountUntil({ ...held, MAIN: bundle(2) }, '2026-11-20')).toBe('2026-12-31')
    expect(discountUntil(currentOf(optionsOf(1)), '2026-11-20')).toBeNull()
  })

  const days = Array.from({ length: 800 }, (_, index) => addDays('2026-01-01', index))

  test('a contract ends the day before it began, so many months later', () => {
    expect(contractEnd('yearBindingPeriod', '2026-12-01')).toBe('2027-11-30')
    expect(contractEnd('twoYearBindingPeriod', '2027-03-01')).toBe('2029-02-28')
    expect(contractEnd('monthBindingPeriod', '2026-12-01')).toBeNull()
    for (const day of days.filter((each) => each.endsWith('-01'))) {
      expect(addDays(contractEnd('twoYearBindingPeriod', day) ?? '', 1)).toBe(addMonths(day, 24))
    }
  })

  test('14 days to think it over (spec 9), whatever the month, up to a working day (domain 1.15)', () => {
    for (const day of days.filter((each) => isWorkday(addDays(each, 14)))) expect(daysBetween(day, reflectionUntil(day))).toBe(14)
    expect(reflectionUntil('2026-11-22')).toBe('2026-12-07') // a Sunday
    expect(reflectionUntil('2026-12-11')).toBe('2026-12-28') // Christmas on a Friday
  })

  test('a new contract begins with another period for a term; internet at once for who had none', () => {
    const year = currentOf(optionsOf(1))
    expect(beginsContract(year, { ...year, period: 'twoYearBindingPeriod' })).toBe(true)
    expect(beginsContract(year, { ...year, period: 'monthBindingPeriod' })).toBe(false)
    expect(beginsContract(year, year)).toBe(false)
    const none = { ...year, ADDON_INET: option({ size: 0 }) }
    expect([startsAtOnce(none, year), startsAtOnce({ ...year, ADDON_INET: null }, year), startsAtOnce(year, year)]).toEqual([
      true,
      true,
      false,
    ])
    expect(startsAtOnce(none, none)).toBe(false)
    const smallest = { ...year, ADDON_INET: option({ size: 1 }) }
    expect([startsAtOnce(none, smallest), startsAtOnce(smallest, year)]).toEqual([true, false])
  })

  test('a first internet bundle works as soon as it is ordered, but that of a renewal waits for its start', () => {
    const options = optionsOf(23)
    const heldBefore = (size: number) =>
      JSON.parse(JSON.stringify(options), (key, value) =>
        key === 'subscribedBundles'
          ? value.map((bundle: BundleOption) => (bundle.unit === 'MB' ? { ...bundle, size } : bundle))
          : value,
      )
    expect(internetIsOn(heldBefore(0))).toBe(true)
    expect(internetIsOn({ ...heldBefore(0), pendingRenewal: true })).toBe(false)
    expect(internetIsOn({ ...heldBefore(0), pendingPeriod: null })).toBe(false)
    expect(internetIsOn(heldBefore(10_000))).toBe(false)
  })

  test('termsOf: a bundle starts on its day, and a first internet bundle at once, unless the order is a renewal', () => {
    const year = currentOf(optionsOf(1))
    const [startsOn, today] = ['2026-12-01', '2026-11-20']
    const none = { ...year, ADDON_INET: null }
    const terms = (from: typeof year, renews = false) => termsOf({ from, to: year, startsOn, complete: false, renews }, today)
    expect(terms(none)).toMatchObject({ startsOn, internetNow: true, contractEnd: null })
    expect(terms(none, true)).toMatchObject({ startsOn, internetNow: false, contractEnd: '2027-11-30' })
    expect(terms(year)).toMatchObject({ startsOn: null, internetNow: false })
    expect([changeStart({ startsOn }), changeStart({ startsOn: null })]).toEqual([{ startsOn: '2026-12-01' }, {}])
  })
})
