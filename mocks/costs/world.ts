import { addMonths, startOfMonth } from '#kit/dates.ts'
import type { CostLimit } from '#model/costs/contract.ts'
import { countedOf, isWithinLimit } from '#model/costs/costLimit.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { halfAfter } from '../world/halves.ts'
import { hasEnded } from '../world/periods.ts'
import { ofSubscriber, type Reducers } from '../world/reducer.ts'
import type { World } from '../world/world.ts'
import type { costsEvents } from './events.ts'

export const costsReducers: Reducers<typeof costsEvents> = {
  'costs-limited': ofSubscriber((account, { at, amount }) => ({
    ...account,
    costLimits: [...account.costLimits, { amount, since: halfAfter(at) }],
  })),
}

/** The limit of a subscriber in the month of the newest period, as far as the figures go. */
export function costLimitOf(account: PostpaidAccount, { latest, today, usageOf }: World): Omit<CostLimit, 'updatedAt'> {
  const canChange = !hasEnded(account, today)
  const limit = canChange ? account.costLimits.at(-1) : undefined
  const { outside, stoppedBy } = usageOf(latest)
  const amount = limit?.amount ?? null
  const isReached = amount !== null && (stoppedBy === limit || !isWithinLimit(amount, countedOf(outside)))
  return { amount, outside, isReached, renewsOn: addMonths(startOfMonth(today), 1), canChange }
}
