import type * as contract from '#model/renewal/contract.ts'
import type { Context, Part } from '../server/backend.ts'
import { subscriber } from '../subscription/operations/subscription.ts'
import { usageMonthsOf } from '../world/usageMonths.ts'
import { retentionOptionsOf, simOnlyOfferOf } from './world.ts'

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
