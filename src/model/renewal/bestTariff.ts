import type { Day } from '#kit/parts.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { categoryOf, changesOf, currentOf, linesOf, sizeRank, whyNot } from '#model/bundles/bundleChange.ts'
import { sizeOf } from '#model/bundles/bundles.ts'
import type { BundleOption, Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import type { Usps } from '#model/overview/contract.ts'
import type { HandsetOrder } from '#model/phones/contract/handsetOrder.ts'
import type { BindingPeriodType, BundleCode } from '#model/subscription/contract/subscription.ts'
import type { UsageMonth } from './contract.ts'

/** With fewer whole months there is no advice: one odd month would decide. */
export const LEAST_MONTHS = 3

/** The rates outside the bundle. */
export type OutsideRates = Pick<
  Usps,
  | 'dataCostOutsideBundle'
  | 'voiceCostOutsideBundle'
  | 'smsCostOutsideBundle'
  | 'extraDataBundleSize'
  | 'extraDataPrice'
  | 'extraVoiceBundleSize'
  | 'extraVoicePrice'
>

/** Cost of one month, in cents: bundles (`fixed`) and use outside them. */
export type TariffMonth = { month: Day; fixed: number; outside: number; total: number }

/** The cost of a composition over several months, in cents. `missing`: MB that a data cap would have blocked. */
export type Tariff = { composition: Composition; months: readonly TariffMonth[]; total: number; missing: number }

type Known = {
  own: Tariff
  /** The current bundles at the prices of the compared period; null when they are not sold or the price is the same. */
  same: Tariff | null
  best: Tariff
  /** own: nothing is cheaper; same: the same bundles at another price; other: other bundles. */
  advice: 'own' | 'same' | 'other'
  /** Cents saved by the advice. Other bundles are compared with `same`, because a price change is no merit of the advice. */
  less: number
  /** Months in which the advised bundles would have cost more than the compared ones. */
  dearer: number
  /** Months in which a data cap stopped the internet, so real demand may have been higher. */
  stopped: number
}

/** The best-tariff advice (domain 1.14 best tariffs), or too few months to give one. */
export type BestTariff = { kind: 'too-few'; months: number } | ({ kind: 'known' } & Known)

/** The price of an option in a month of the contract (counted from 0), with its discount. */
function priceIn({ price, originalPrice, discountMonths, discountMonthsLeft }: BundleOption, month: number): number {
  return originalPrice === null || month < (discountMonths || discountMonthsLeft) ? price : originalPrice
}

const fixedIn = (composition: Composition, month: number): number =>
  linesOf(composition).reduce((sum, { option }) => sum + priceIn(option, month), 0)

const roomOf = (option: BundleOption | null): number =>
  option === null ? 0 : option.isUnlimited ? Number.POSITIVE_INFINITY : sizeOf(option)

/** Splits use beyond the bundle: gifts first, then as many bought extras as needed; the rest is charged per unit. */
function beyond(
  { used, given, bought }: UsageMonth['data'],
  room: number,
  extra: { size: number; price: number },
): { rest: number; extras: number } {
  const over = Math.max(0, used - given - room)
  const fromExtras = Math.min(over, bought)
  return { rest: over - fromExtras, extras: Math.ceil(fromExtras / extra.size) * extra.price }
}

/** The cost of the bundles over the first months of the contract, discounts included. Cents. */
export const costOver = (composition: Composition, months: number): number =>
  Array.from({ length: months }, (_, at) => fixedIn(composition, at)).reduce((sum, cents) => sum + cents, 0)

/** The cost of the bundles over the whole contract, or over one month for a monthly contract. Cents. */
export const wholeTermOf = (composition: Composition): number => costOver(composition, bindingPeriods[composition.period].months)

export function tariffOf(
  composition: Composition,
  months: readonly UsageMonth[],
  rates: OutsideRates,
  smsIncluded: boolean,
): Tariff {
  let missing = 0
  const costs = months.map(({ month, data, voice, sms }, at): TariffMonth => {
    const fixed = fixedIn(composition, at)
    const extraData = { size: rates.extraDataBundleSize, price: rates.extraDataPrice }
    const internet = beyond(data, roomOf(composition.ADDON_INET), extraData)
    const extraVoice = { size: rates.extraVoiceBundleSize, price: rates.extraVoicePrice }
    const calls = beyond(voice, roomOf(composition.MAIN), extraVoice)
    // A data cap stops the internet, so nothing is charged.
    if (composition.DATA_CAP) missing += internet.rest
    const outside =
      internet.extras +
      (composition.DATA_CAP ? 0 : internet.rest * rates.dataCostOutsideBundle) +
      calls.extras +
      calls.rest * rates.voiceCostOutsideBundle +
      (smsIncluded || composition.ADDON_SMS ? 0 : sms * rates.smsCostOutsideBundle)
    return { month, fixed, outside, total: fixed + outside }
  })
  return { composition, months: costs, total: costs.reduce((sum, { total }) => sum + total, 0), missing }
}

/** The months in which the data cap of these bundles stopped the internet, so real demand may have been higher. */
export function stoppedMonths({ ADDON_INET, DATA_CAP }: Composition, months: readonly UsageMonth[]): number {
  const room = roomOf(ADDON_INET)
  const isStopped = ({ data: { used, given, bought } }: UsageMonth) => used > 0 && used >= room + given + bought
  return DATA_CAP ? months.filter(isStopped).length : 0
}

export type Orderable = {
  options: PostpaidOptions
  period: BindingPeriodType
  /** The customer's phone in instalments, if any. */
  order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null
}

/** Every combination that this customer can order with a period. The data cap stays as it is: it is about certainty, not size. */
export function combinationsOf({ options, period, order }: Orderable): Composition[] {
  const now = currentOf(options)
  const sold = (code: BundleCode): BundleOption[] =>
    (categoryOf(options[period], code)?.bundleOptions ?? []).filter(
      (option) => !option.deprecated && whyNot(option, code, now[code], order) === null,
    )
  const [cap = null] = now.DATA_CAP ? sold('DATA_CAP') : []
  return sold('ADDON_INET').flatMap((data) =>
    sold('MAIN').flatMap((voice) =>
      [null, ...sold('ADDON_SMS')].map((sms) => ({ period, ADDON_INET: data, MAIN: voice, ADDON_SMS: sms, DATA_CAP: cap })),
    ),
  )
}

/** Sms is part of every call bundle, so there is none to order. */
export const hasSmsInside = ({ options, period }: Pick<Orderable, 'options' | 'period'>): boolean =>
  categoryOf(options[period], 'ADDON_SMS') === undefined

/** Two unlimited bundles differ by NaN, which counts as equal. */
const larger = (a: BundleOption | null, b: BundleOption | null): number => (b ? sizeRank(b) : -1) - (a ? sizeRank(a) : -1)

/** Sorts by least blocked data, then lowest total, then larger bundles. */
export const cheapestFirst = (a: Tariff, b: Tariff): number =>
  a.missing - b.missing ||
  a.total - b.total ||
  larger(a.composition.ADDON_INET, b.composition.ADDON_INET) ||
  larger(a.composition.MAIN, b.composition.MAIN) ||
  larger(a.composition.ADDON_SMS, b.composition.ADDON_SMS)

/**
 * The cheapest bundles for the customer's actual use with one period, compared with the current ones. The law requires the best
 * tariff to be told, even when it is lower than what the customer pays (domain 1.14). `months`: whole months, oldest first.
 */
export function bestTariff(asked: Orderable, months: readonly UsageMonth[], rates: OutsideRates): BestTariff {
  if (months.length < LEAST_MONTHS) return { kind: 'too-few', months: months.length }
  const { options } = asked
  const smsIncluded = hasSmsInside(asked)
  const own = tariffOf(currentOf(options), months, rates, smsIncluded)
  const all = combinationsOf(asked).map((composition) => tariffOf(composition, months, rates, smsIncluded))
  const [best = own] = all.toSorted(cheapestFirst)
  const hasOwnBundles = ({ composition }: Tariff) => changesOf(own.composition, composition).length === 0
  const same = all.find((tariff) => hasOwnBundles(tariff) && tariff.total !== own.total) ?? null
  const isSame = hasOwnBundles(best)
  const isOwnBest = own.missing <= best.missing && own.total <= best.total
  const stopped = stoppedMonths(own.composition, months)
  const advice = isOwnBest ? 'own' : isSame ? 'same' : 'other'
  const against = advice === 'other' ? (same ?? own) : own
  const dearer = best.months.filter(({ total }, at) => total > (against.months[at]?.total ?? 0)).length
  return { kind: 'known', own, same, best, advice, less: against.total - best.total, dearer, stopped }
}
