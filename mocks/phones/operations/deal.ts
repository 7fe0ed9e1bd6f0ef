/** The price of a phone with its subscription, as both are sold now. */

import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import { currentOf, isTooSmallForPhone, whyNot } from '#model/bundles/bundleChange.ts'
import { contractEnd, termsOf } from '#model/bundles/changeTerms.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { phoneContractStartsOn } from '#model/phones/handsetBundles.ts'
import { instalmentOf, onceLinesOf, oneOffOf, SLIDER_STEP, sliderMaxOf } from '#model/phones/instalment.ts'
import { specOfVariant } from '#model/phones/phoneSpec.ts'
import type { RefusalCode } from '#model/refusals.ts'
import type { OrderedPhone, PostpaidAccount } from '../../../fixtures/accounts/account.ts'
import { changeTo, chosenFrom, offeredAs } from '../../bundles/operations/bundleOptions.ts'
import { optionsOf } from '../../bundles/options.ts'
import { Refusal } from '../../server/answers.ts'
import type { Context } from '../../server/backend.ts'
import { bindingPeriodTypes, mayActivateComplete } from '../../subscription/subscription.ts'
import { onSale } from '../receipts.ts'
import type { PhoneWish } from '../world.ts'
import { portfolioFor } from './phones.ts'

export const refusedOrder = (code: RefusalCode, status = 422) => new Refusal(status, 'This cannot be ordered', code)

export function oneOffNow(isRefurbished: boolean, context: Context): OrderedPhone['oneOff'] {
  const lines = onceLinesOf(portfolioFor(context).oneOffCosts, isRefurbished)
  return {
    connection: oneOffOf(lines, 'sign-up-fee'),
    delivery: oneOffOf(lines, 'delivery-costs'),
    levy: oneOffOf(lines, 'home-copy-tax'),
  }
}

/** The subscription offered with a phone on an instalment plan of this many months. */
function contractFor(
  customer: PostpaidAccount,
  { campaignIDs, complete }: Pick<PhoneWish, 'campaignIDs' | 'complete'>,
  months: number,
  context: Context,
) {
  const { now, priceRise, world } = context
  const chosen = chosenFrom(campaignIDs, customer)
  const [first] = chosen
  const options = optionsOf(customer, world.today, now, priceRise, first?.renews)
  const period = bindingPeriodTypes[first?.binding ?? 'month']
  if (!options[period].available || bindingPeriods[period].months !== months) throw refusedOrder('NOT_AVAILABLE')
  const [from, to] = [currentOf(options), offeredAs(chosen, options, period)]
  if (to.ADDON_INET === null || isTooSmallForPhone(to.ADDON_INET, 'ADDON_INET')) throw refusedOrder('TOO_SMALL_FOR_PHONE')
  const isBlocked = (['ADDON_INET', 'MAIN'] as const).some(
    (code) => to[code] && whyNot(to[code], code, from[code], null) !== null,
  )
  if (isBlocked) throw refusedOrder('NOT_AVAILABLE')
  const activates = complete && mayActivateComplete(customer, world.today)
  // Also for a subscription of the same period.
  const startsOn = phoneContractStartsOn(world.today)
  const terms = {
    ...termsOf({ from, to, startsOn, complete: activates }, world.today),
    startsOn,
    contractEnd: contractEnd(period, startsOn),
  }
  return { to, change: { ...changeTo(chosen, customer, terms, priceRise), renews: true } }
}

/**
 * The requested phone at current prices. Throws a refusal when it is no longer for sale, or when the prices differ from what the customer
 * saw.
 */
export function dealFor(
  customer: PostpaidAccount,
  wish: Omit<PhoneWish, 'flow' | 'payment'>,
  context: Context,
): { order: OrderedPhone; to: Composition } {
  const found = onSale(wish.articleCode, context)
  if (!found) throw refusedOrder('NOT_AVAILABLE')
  const { phone, color, storage } = found
  if (!storage.available) throw refusedOrder('SOLD_OUT', 409)
  const oneOff = oneOffNow(phone.refurbished, context)
  const seen = [wish.salesPrice, -wish.discount, wish.oneOff.connection, wish.oneOff.delivery, wish.oneOff.levy]
  const now = [storage.costs.total, -storage.costs.discount, oneOff.connection, oneOff.delivery, oneOff.levy]
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
  if (seen.some((amount, at) => amount !== now[at]))
    throw new Refusal(409, 'The price has changed', 'PRICE_CHANGED', { was: sum(seen), now: sum(now) })
  if (wish.monthly % SLIDER_STEP !== 0 || wish.monthly > sliderMaxOf(storage.costs, null)) throw refusedOrder('CREDIT_TOO_HIGH')
  const { initial, credit, monthly, months } = instalmentOf(storage.costs, wish.monthly)
  const { to, change } = contractFor(customer, wish, months, context)
  const name = `${phone.brand.name} ${phone.name}, ${storage.name}`
  const address = { brand: phone.brand.slug, name: phone.model, spec: specOfVariant({ color, storage }) }
  const { articleCode, complete, refusal } = wish
  return { order: { articleCode, name, address, initial, credit, monthly, months, oneOff, change, complete, refusal }, to }
}
