import { daysBetween, endOfMonth } from '#kit/dates.ts'
import { changesOf, currentOf } from '#model/bundles/bundleChange.ts'
import type { BundleOption, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { PrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import type { PrepaidRates } from '#model/credit/contract/prepaidRates.ts'
import {
  cheapestFirst,
  combinationsOf,
  hasSmsInside,
  LEAST_MONTHS,
  type Orderable,
  type OutsideRates,
  tariffOf,
} from '#model/renewal/bestTariff.ts'
import type { YearMonth } from './contract.ts'

/**
 * The choice that would have cost least in the whole months of a year (domain 1.14 best tariffs). `unknown`: nothing can be chosen now.
 * `best`: nothing is cheaper than what was paid. `same`: the bundles that the customer has now, which not every month had, or at another price.
 */
export type BetterChoice<Choice> =
  | { kind: 'too-few'; months: number }
  | { kind: 'unknown' }
  | { kind: 'best' }
  | { kind: 'same' | 'other'; choice: Choice; total: number; saved: number }

type Reckoned<Choice> = { choice: Choice; total: number; isOwn: boolean }

const paidOf = (months: readonly YearMonth[]): number => months.reduce((sum, { bundles, outside }) => sum + bundles + outside, 0)

/** Compares what was paid with the cheapest of all choices, of which `all` has the cheapest first. */
function better<Choice>(months: readonly YearMonth[], all: readonly Reckoned<Choice>[]): BetterChoice<Choice> {
  if (months.length < LEAST_MONTHS) return { kind: 'too-few', months: months.length }
  const [best] = all
  if (!best) return { kind: 'unknown' }
  const saved = paidOf(months) - best.total
  return saved <= 0 ? { kind: 'best' } : { kind: best.isOwn ? 'same' : 'other', choice: best.choice, total: best.total, saved }
}

/** A discount of now is no price of last year. */
const lasting = (option: BundleOption | null): BundleOption | null =>
  option && { ...option, price: option.originalPrice ?? option.price, originalPrice: null }

const withoutDiscounts = ({ period, ADDON_INET, MAIN, ADDON_SMS, DATA_CAP }: Composition): Composition => ({
  period,
  ADDON_INET: lasting(ADDON_INET),
  MAIN: lasting(MAIN),
  ADDON_SMS: lasting(ADDON_SMS),
  DATA_CAP: lasting(DATA_CAP),
})

/**
 * A subscriber's better choice: of the bundles that can be ordered with the own period, at the prices of now without discounts. A choice
 * with which a data cap would have stopped the internet is none.
 */
export function betterBundles(
  asked: Orderable & { options: PostpaidOptions },
  months: readonly YearMonth[],
  rates: OutsideRates,
): BetterChoice<Composition> {
  const current = currentOf(asked.options)
  const all = combinationsOf(asked)
    .map((composition) => tariffOf(withoutDiscounts(composition), months, rates, hasSmsInside(asked)))
    .filter(({ missing }) => missing === 0)
    .toSorted(cheapestFirst)
    .map(({ composition, total }) => ({ choice: composition, total, isOwn: changesOf(current, composition).length === 0 }))
  return better(months, all)
}

/** A prepaid bundle all year, or none: then everything is paid by the unit. */
export type PrepaidChoice = PrepaidBundle | null

/** A shorter bundle is for a single day or trip, and nobody's choice for a year. */
const SHORTEST = 28

const daysIn = ({ month }: YearMonth): number => daysBetween(month, endOfMonth(month)) + 1

/** What the months cost with a bundle that is extended all the time, and the newest rates outside it; in cents. */
export function prepaidCost(bundle: PrepaidChoice, months: readonly YearMonth[], { data, call, sms }: PrepaidRates): number {
  const days = months.reduce((total, month) => total + daysIn(month), 0)
  const bought = bundle ? Math.ceil(days / bundle.days) * bundle.price : 0
  const minutes = bundle ? (bundle.minutes ?? Number.POSITIVE_INFINITY) : 0
  return months.reduce(
    (total, month) =>
      total +
      Math.max(0, month.data.used - (bundle?.data ?? 0)) * data +
      Math.max(0, month.voice.used - minutes) * call +
      month.sms * sms,
    bought,
  )
}

/** The prepaid choice of a customer who has this bundle, or none, and these rates. */
type Prepaid = { bundles: readonly PrepaidBundle[]; current: string | null; rates: PrepaidRates; hasNewestRates: boolean }

/** A prepaid customer's better choice: of the bundles of a month and of no bundle, with the newest rates outside it. */
export function betterPrepaid(
  { bundles, current, rates, hasNewestRates }: Prepaid,
  months: readonly YearMonth[],
): BetterChoice<PrepaidChoice> {
  const choices: PrepaidChoice[] = [null, ...bundles.filter(({ days }) => days >= SHORTEST)]
  const all = choices
    .map((choice) => ({
      choice,
      total: prepaidCost(choice, months, rates),
      isOwn: hasNewestRates && current === (choice?.id ?? null),
    }))
    .toSorted((a, b) => a.total - b.total || Number(b.isOwn) - Number(a.isOwn))
  return better(months, all)
}
