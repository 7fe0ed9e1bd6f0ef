import type { Day } from '#kit/parts.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { asItIs, categoryOf, chosenOf, currentOf, sizeKey, sizeRank, whyNot } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { RetentionOptions } from '#model/renewal/contract.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { optionsOf } from '../bundles/options.ts'

export function retentionOptionsOf(account: PostpaidAccount, today: Day, now: number, rise: number): RetentionOptions {
  const options = optionsOf(account, today, now, rise, true)
  const { id } = bindingPeriods.retentionBindingPeriod
  return { ...options, retentionBindingPeriod: { ...options.retentionBindingPeriod, id } }
}

/** The offer of more internet with a temporary discount and the same other bundles; null when there is none. */
export function simOnlyOfferOf(account: PostpaidAccount, options: RetentionOptions): Composition | null {
  const period = 'retentionBindingPeriod'
  if (!options[period].available) return null
  const held = currentOf(options).ADDON_INET
  const cheaper = (categoryOf(options[period], 'ADDON_INET')?.bundleOptions ?? []).find(
    (option) =>
      option.originalPrice !== null &&
      sizeRank(option) > (held ? sizeRank(held) : 0) &&
      whyNot(option, 'ADDON_INET', held, account.handset) === null,
  )
  return cheaper ? chosenOf(options, { ...asItIs, bindingPeriodType: period, data: sizeKey(cheaper) }) : null
}
