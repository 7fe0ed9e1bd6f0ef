import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import {
  asItIs,
  availablePeriods,
  changesOf,
  chosenBundles,
  discountOf,
  monthlyOf,
  sizeKey,
} from '#model/bundles/bundleChange.ts'
import type { Composition, PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { costOver, wholeTermOf } from './bestTariff.ts'

/** A genuine offer. Cents; `instead`: the best monthly price for the same bundles without the offer. */
export type SimOnlyOffer = { offer: Composition; months: number; instead: number; whole: number }

/** The same bundles with every binding period that this customer can choose, the one of the offer included. */
function byHand(options: PostpaidOptions, { ADDON_INET, MAIN, ADDON_SMS, DATA_CAP }: Composition): Composition[] {
  const selection = {
    ...asItIs,
    data: ADDON_INET && sizeKey(ADDON_INET),
    voice: MAIN && sizeKey(MAIN),
    sms: ADDON_SMS !== null,
    dataCap: DATA_CAP !== null,
  }
  return availablePeriods(options).map((bindingPeriodType) => chosenBundles(options, { ...selection, bindingPeriodType }))
}

/**
 * Validates a renewal offer; null when it is nothing special. Over its term it must cost less than the same bundles chosen by hand with any
 * period available to this customer, and less than without its discount.
 */
export function simOnlyOfferOf(options: PostpaidOptions, offer: Composition | null): SimOnlyOffer | null {
  const months = offer && discountOf(offer)
  if (offer === null || months === null) return null
  const whole = wholeTermOf(offer)
  const others = byHand(options, offer).filter((other) => changesOf(offer, other).length === 0)
  const term = bindingPeriods[offer.period].months
  const usual = monthlyOf(offer, true)
  const isCheapest = whole < usual * term && others.every((other) => whole < costOver(other, term))
  return isCheapest ? { offer, months, instead: Math.min(usual, ...others.map((other) => monthlyOf(other, true))), whole } : null
}
