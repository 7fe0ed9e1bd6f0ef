import { dayOf, startOfMonth } from '#kit/dates.ts'
import type { CostLimit } from '#model/costs/contract.ts'
import { countedOf } from '#model/costs/costLimit.ts'
import type { Household } from '#model/friends/contract/household.ts'
import type { Wanted } from './choices.ts'
import type { Walker } from './customer.ts'
import { must, same } from './must.ts'

/** What a customer agreed to for as long as it lasts: a limit to extra costs, and what the household sees. */

/** Costs are counted by half-days: from then on a new limit is what stops them. */
const HALF_DAY = 12 * 3_600_000

/** A limit from a moment (ms) on. `month` and `counted`: the highest extra costs that the month of the last look may have. */
type Limited = { readonly amount: number; readonly since: number; month: string; most: number | null }

const limits = new WeakMap<Walker, Limited>()
const shares = new WeakMap<Walker, boolean>()

/** Notes what a write agreed to. */
export function noteAgreed(walker: Walker, { name, input }: Wanted): void {
  const { amount, on }: { amount?: number | null; on?: boolean } = input
  if (name === 'updateCostLimit') {
    limits.delete(walker)
    if (typeof amount === 'number') limits.set(walker, { amount, since: walker.now, month: '', most: null })
  }
  if (name === 'shareLevel') shares.set(walker, on === true)
  if (name === 'leaveHousehold') shares.set(walker, false)
}

/** Extra costs stop at the limit, or at what they were already when it was set. */
async function expectLimited(walker: Walker, limited: Limited): Promise<void> {
  const limit = (await walker.read('getCostLimit')) as CostLimit | null
  if (!limit?.canChange) return
  same('the limit is as it was set', limit.amount, limited.amount)
  if (walker.now < limited.since + 2 * HALF_DAY) return
  const month = startOfMonth(dayOf(walker.now))
  const counted = countedOf(limit.outside)
  if (limited.month !== month) {
    const isNew = startOfMonth(dayOf(limited.since)) < month
    limited.most = isNew ? limited.amount : Math.max(limited.amount, counted)
    limited.month = month
  }
  must(counted <= (limited.most ?? counted), 'extra costs stop at the limit', limit, limited)
}

/** The others see the level of the bundle when this customer shares it, and nothing else. */
async function expectShared(walker: Walker, isOn: boolean): Promise<void> {
  const household = (await walker.read('getHousehold')) as Household | null
  if (!household) return
  const { members } = household
  // Cancelling the subscription ends it too.
  must((members[0]?.shared ?? null) === null || isOn, 'the household sees the level only when it is shared', members[0])
  for (const { shared: seen } of members) if (seen) same('the household sees the level alone', Object.keys(seen), ['left'])
}

export async function expectAgreed(walker: Walker): Promise<void> {
  const limited = limits.get(walker)
  if (limited) await expectLimited(walker, limited)
  const isOn = shares.get(walker)
  if (isOn !== undefined) await expectShared(walker, isOn)
}
