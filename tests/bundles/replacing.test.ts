import { describe, expect, test } from 'vitest'
import { chosenBundles, currentOf, pendingOf } from '#model/bundles/bundleChange.ts'
import { type BundleOption, getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { changeOutcome, choosingFrom, mayReplace, selectionOf, takenBack } from '#model/bundles/replacing.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import { operations } from '../support/operations.ts'
import { contextOf } from '../world/context.ts'

const TODAY = '2026-11-20'

/** Account 23: from 10 GB to 20 GB on 1 December. It was ordered when that had no lower price for its first months. */
function pending(change: Partial<PostpaidOptions> = {}): PostpaidOptions {
  const account = accountOf(23)
  if (!account) throw new Error('no account 23')
  const context = contextOf(account, Date.parse(`${TODAY}T11:00:00Z`))
  // The row of this operation answers its own schema.
  const options = operations.get(getPostpaidOptionsV2.name)?.answer(undefined, context) as PostpaidOptions
  return { ...options, ...change }
}
const options = pending()
const seen = options.pendingId
const filled = (() => {
  const next = pendingOf(options)
  if (!next || seen === null) throw new Error('nothing is on its way')
  return selectionOf(next, false)
})()

/** 20 GB at this price, and at the other one after a discount of half a year; both where it is offered and where it is on its way. */
function withPrice(offered: PostpaidOptions, price: number, later: number | null = null): PostpaidOptions {
  const { yearBindingPeriod: year } = offered
  const priced = (option: BundleOption): BundleOption =>
    option.size === 20_000 ? { ...option, price, originalPrice: later, discountMonths: later === null ? 0 : 6 } : option
  const bundleOptionCategories = year.bundleOptionCategories.map((category) => ({
    ...category,
    bundleOptions: category.bundleOptions.map(priced),
    pendingBundles: category.pendingBundles.map(priced),
  }))
  return { ...offered, yearBindingPeriod: { ...year, bundleOptionCategories } }
}

describe('what is on its way is replaced', () => {
  test('as long as it can be taken back by itself', () => {
    expect(mayReplace(options, '2026-11-30')).toBe(true)
    expect(mayReplace(options, '2026-12-01')).toBe(false)
    expect(mayReplace(pending({ pendingFinal: true }), TODAY)).toBe(false)
    expect(mayReplace(pending({ pendingFinal: true, pendingWithPhone: true }), TODAY)).toBe(false)
    expect(mayReplace(pending({ pendingId: null }), TODAY)).toBe(false)
    expect(mayReplace(takenBack(options), TODAY)).toBe(false)
  })

  test('only by who wants to, and has seen this one', () => {
    expect(choosingFrom(options, null, TODAY)).toBeNull()
    expect(choosingFrom(options, 'another', TODAY)).toBeNull()
    expect(choosingFrom(options, seen, '2026-12-01')).toBeNull()
    expect(choosingFrom(options, seen, TODAY)).toEqual({ options: takenBack(options), replaces: seen })
  })

  test('once it has been taken back elsewhere the choice is an ordinary one', () => {
    const without = takenBack(options)
    expect(choosingFrom(without, seen, TODAY)).toEqual({ options: without, replaces: null })
  })

  test('from what the customer has, and with Compleet that was asked for with it', () => {
    const without = takenBack(pending({ completeStatus: 'PENDING', pendingComplete: true }))
    expect([without.completeStatus, without.pendingComplete, pendingOf(without)]).toEqual(['ELIGIBLE', false, null])
    const { ADDON_INET } = currentOf(without)
    expect([ADDON_INET?.size, ADDON_INET?.subscribedStatus]).toEqual([10_000, 'Subscribed'])
    expect(takenBack(pending({ completeStatus: 'PENDING' })).completeStatus).toBe('PENDING')
    expect(takenBack(pending({ pendingRenewal: true, pendingFinal: true, pendingWithPhone: true }))).toMatchObject({
      pendingRenewal: false,
      pendingFinal: false,
      pendingWithPhone: false,
    })
  })

  test('filled with what is on its way', () => {
    expect(chosenBundles(takenBack(options), filled)).toMatchObject({ period: 'yearBindingPeriod', ADDON_INET: { size: 20_000 } })
  })
})

describe('what a choice does', () => {
  const choosing = { options: takenBack(options), replaces: seen }

  test.each([
    ['change', {}],
    ['undo', { data: '10000' }],
    ['change', { data: '40000' }],
    ['change', { complete: true }],
    ['change', { data: '10000', complete: true }],
  ] as const)('%s: in the place of what is on its way, with %j', (outcome, change) => {
    expect(changeOutcome(options, choosing, { ...filled, ...change })).toBe(outcome)
  })

  test('the same for as much, or for more, is no change', () => {
    const at = (price: number) => withPrice(choosing.options, price)
    expect(changeOutcome(options, { ...choosing, options: at(950) }, filled)).toBe('none')
    expect(changeOutcome(options, { ...choosing, options: at(975) }, filled)).toBe('none')
    expect(changeOutcome(options, { ...choosing, options: at(925) }, filled)).toBe('change')
  })

  test.each([
    ['none', 950],
    ['none', 975],
    ['change', 925],
    ['change', null],
  ])('%s: the same at the same discount, with %j cents after it in the place of 950', (outcome, later) => {
    const ordered = withPrice(options, 750, 950)
    expect(changeOutcome(ordered, { ...choosing, options: withPrice(choosing.options, 750, later) }, filled)).toBe(outcome)
  })

  test.each([
    ['change', {}],
    ['none', { data: '10000' }],
  ] as const)('%s: with nothing on its way, with %j', (outcome, change) => {
    const without = takenBack(options)
    expect(changeOutcome(without, { options: without, replaces: null }, { ...filled, ...change })).toBe(outcome)
  })
})
