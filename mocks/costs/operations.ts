import type { CostLimit } from '#model/costs/contract.ts'
import * as contract from '#model/costs/contract.ts'
import { isPossibleLimit } from '#model/costs/costLimit.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { Refusal } from '../server/answers.ts'
import { area, type Context } from '../server/backend.ts'
import { updatedAt } from '../usage/world.ts'
import { hasEnded } from '../world/periods.ts'
import { worldOf } from '../world/world.ts'
import { costLimitOf } from './world.ts'

function limitOf(account: Account, { world: { today }, now }: Pick<Context, 'world' | 'now'>): CostLimit {
  if (account.type !== 'Postpaid') throw new Refusal(403, 'Only for customers with a subscription', 'STOPPED')
  return { ...costLimitOf(account, worldOf(account, today)), updatedAt: updatedAt(account, now) }
}

export const costsOperations = area(contract)({
  getCostLimit: (_, context) => limitOf(context.account, context),

  updateCostLimit(input, context) {
    const { account, world, record } = context
    if (account.type !== 'Postpaid' || hasEnded(account, world.today)) {
      throw new Refusal(403, 'The subscription has stopped', 'STOPPED')
    }
    const amount: unknown = Object(input).amount
    if (!isPossibleLimit(amount)) throw new Refusal(422, 'This limit is not possible', 'DETAILS_INVALID')
    return limitOf(record({ kind: 'costs-limited', amount }), context)
  },
})
