import { uspsAt } from '../../fixtures/catalogue/usps.ts'
import type * as contract from '../../src/api/contract/overview.ts'
import type { Overview } from '../../src/api/contract/overview.ts'
import { Refusal } from '../answers.ts'
import type { Context, Part } from '../backend.ts'
import { moneyUnderway, waitingOrder } from '../payments.ts'
import { compensationItemsOf } from '../world/compensations.ts'
import { overviewOf } from '../world/overview.ts'
import { dataCapPriceOf } from '../world/prices.ts'
import { updatedAt } from '../world/usage.ts'

/** The overview of a customer at a moment (ms). */
export const overviewAt = (context: Pick<Context, 'account' | 'world' | 'now' | 'deeds'>): Overview => {
  const { account, world, now } = context
  const told = overviewOf(world, moneyUnderway(context))
  const news = told.subscriptionActive ? compensationItemsOf(account, now) : []
  const fixMeBarItems = [...waitingOrder(context), ...told.fixMeBarItems, ...news]
  return { ...told, fixMeBarItems, updatedAt: updatedAt(account, now) }
}

export const overview: Part<typeof contract> = {
  postpaidOverview(_, context) {
    if (context.account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription')
    return overviewAt(context)
  },
  prepaidOverview(_, context) {
    if (context.account.type !== 'Prepaid') throw new Refusal(403, 'Only for prepaid customers')
    return overviewAt(context)
  },
  getUsPs: (_, { account, world, priceRise }) =>
    uspsAt(world.allowance.rates, account.type === 'Postpaid' ? dataCapPriceOf(account) + priceRise : 0),
}
