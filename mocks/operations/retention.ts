import type * as contract from '../../src/api/contract/retention.ts'
import type { Context, Part } from '../backend.ts'
import { retentionOptionsOf, simOnlyOfferOf } from '../world/retention.ts'
import { usageMonthsOf } from '../world/usageMonths.ts'
import { subscriber } from './subscription.ts'

const optionsFor = ({ account, world: { today }, now, priceRise }: Context) =>
  retentionOptionsOf(subscriber(account), today, now, priceRise)

export const retention: Part<typeof contract> = {
  getPostpaidOptionsRetention: (_, context) => optionsFor(context),
  getSimOnlyOffer: (_, context) => simOnlyOfferOf(subscriber(context.account), optionsFor(context)),
  getUsageMonths(_, { account, world }) {
    subscriber(account)
    return usageMonthsOf(world)
  },
}
