import { endOfMonth, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { asItIs, categoryOf, chosenBundles, currentOf, sizeKey, sizeRank, whyNot } from '#model/bundles/bundleChange.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import type { RetentionOptions, UsageMonth } from '#model/renewal/contract.ts'
import * as contract from '#model/renewal/contract.ts'
import { coveredOf } from '#model/usage/covered.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { optionsOf } from '../bundles/options.ts'
import { area, type Context } from '../server/backend.ts'
import { subscriber } from '../subscription/operations.ts'
import type { World } from '../world/world.ts'

const MOST_MONTHS = 12

/** The usage of the latest complete months of this subscription, oldest first. */
function usageMonthsOf(world: World): UsageMonth[] {
  const { today, months, usageOf, earlierOf } = world
  const whole = months.filter(
    (period) =>
      period.from === startOfMonth(period.from) &&
      period.until === endOfMonth(period.from) &&
      period.until < today &&
      earlierOf(period) === null,
  )
  return whole
    .slice(0, MOST_MONTHS)
    .toReversed()
    .map((period) => {
      const { days, calls, topUps } = usageOf(period)
      const onTop = (type: 'data' | 'voice', isGift: boolean) =>
        topUps[type].filter((topUp) => (topUp.isGift ?? false) === isGift).reduce((sum, { size }) => sum + size, 0)
      const of = (type: 'data' | 'voice', used: number) => ({ used, given: onTop(type, true), bought: onTop(type, false) })
      return { month: period.from, data: of('data', coveredOf(days)), voice: of('voice', calls.minutes), sms: calls.sms }
    })
}

function retentionOptionsOf(account: PostpaidAccount, today: Day, now: number, rise: number): RetentionOptions {
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
  return cheaper ? chosenBundles(options, { ...asItIs, bindingPeriodType: period, data: sizeKey(cheaper) }) : null
}

const optionsFor = ({ account, world: { today }, now, priceRise }: Context) =>
  retentionOptionsOf(subscriber(account), today, now, priceRise)

export const renewalOperations = area(contract)({
  getPostpaidOptionsRetention: (_, context) => optionsFor(context),
  getSimOnlyOffer: (_, context) => simOnlyOfferOf(subscriber(context.account), optionsFor(context)),
  getUsageMonths(_, { account, world }) {
    subscriber(account)
    return usageMonthsOf(world)
  },
})
