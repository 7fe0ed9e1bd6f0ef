import type { Overview } from '#model/overview/contract.ts'
import * as contract from '#model/overview/contract.ts'
import { uspsAt } from '../../fixtures/catalogue/usps.ts'
import { compensationItemsOf } from '../outage/compensations.ts'
import { moneyUnderway, waitingOrder } from '../payment/payments.ts'
import { Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { updatedAt } from '../usage/world.ts'
import { dataCapPriceOf } from '../world/prices.ts'
import { overviewOf } from './overview.ts'

/** The overview of a customer at a moment (ms). */
export const overviewAt = (context: Pick<Context, 'account' | 'world' | 'now' | 'events'>): Overview => {
  const { account, world, now } = context
  const told = overviewOf(world, moneyUnderway(context))
  const news = told.subscriptionActive ? compensationItemsOf(account, now) : []
  const fixMeBarItems = [...waitingOrder(context), ...told.fixMeBarItems, ...news]
  return { ...told, fixMeBarItems, updatedAt: updatedAt(account, now) }
}

export const overviewOperations = area(contract)({
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
})
