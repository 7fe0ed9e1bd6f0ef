import type { Composition, PostpaidOptions } from '../api/contract/bundleOptions.ts'
import { costOver, wholeTermOf } from './bestTariff.ts'
import { bindingPeriods } from './bindingPeriods.ts'
import { asItIs, availablePeriods, changesOf, chosenOf, discountOf, monthlyOf, sizeKey } from './bundleChange.ts'

/** An offer that is one. Cents; `instead`: what the customer would really pay a month for the same bundles without it. */
export type SimOnlyOffer = { offer: Composition; months: number; instead: number; whole: number }

/** The same bundles with every period that this customer can pick: other ways to get what is offered. */
function othersOf(options: PostpaidOptions, { period, ADDON_INET, MAIN, ADDON_SMS, DATA_CAP }: Composition): Composition[] {
  const selection = {
    ...asItIs,
    data: ADDON_INET && sizeKey(ADDON_INET),
    voice: MAIN && sizeKey(MAIN),
    sms: ADDON_SMS !== null,
    dataCap: DATA_CAP !== null,
  }
  return availablePeriods(options)
    .filter((other) => other !== period)
    .map((bindingPeriodType) => chosenOf(options, { ...selection, bindingPeriodType }))
}

/**
 * An offer for who extends; null for one that is none: it has to cost less over its term than the same bundles with any period that this
 * customer can pick, and than without its discount. What it is compared with is a price that this customer would really pay.
 */
export function simOnlyOfferOf(options: PostpaidOptions, offer: Composition | null): SimOnlyOffer | null {
  const months = offer && discountOf(offer)
  if (offer === null || months === null) return null
  const whole = wholeTermOf(offer)
  const others = othersOf(options, offer).filter((other) => changesOf(offer, other).length === 0)
  const term = bindingPeriods[offer.period].months
  const usual = monthlyOf(offer, true)
  const isCheapest = whole < usual * term && others.every((other) => whole < costOver(other, term))
  return isCheapest ? { offer, months, instead: Math.min(usual, ...others.map((other) => monthlyOf(other, true))), whole } : null
}
