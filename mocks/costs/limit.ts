import type { Account, CostLimit, Half } from '../../fixtures/accounts/account.ts'

/** The limit in a half-day; null without one. */
const limitIn = (account: Account, half: Half): CostLimit | null =>
  account.type === 'Postpaid' ? (account.costLimits.findLast(({ since }) => since <= half) ?? null) : null

/** Counts the extra costs of a month in their order, and stops them at the customer's limit. */
export type CostMeter = {
  /** How many of `wanted` units at so many cents each still fit under the limit. */
  fitting: (half: Half, wanted: number, price: number) => number
  /** Adds charged cents. `isOver`: not everything fitted, so that nothing more is charged until there is another limit. */
  spend: (half: Half, cents: number, isOver: boolean) => void
  stoppedBy: () => CostLimit | null
}

export function costMeterOf(account: Account): CostMeter {
  let spent = 0
  let stoppedBy: CostLimit | null = null
  return {
    fitting(half, wanted, price) {
      const limit = limitIn(account, half)
      if (limit === null || limit.amount === null || price === 0) return wanted
      const room = limit === stoppedBy ? 0 : Math.max(0, limit.amount - spent)
      return Math.min(wanted, Math.floor(room / price))
    },
    spend(half, cents, isOver) {
      spent += cents
      if (isOver) stoppedBy = limitIn(account, half)
    },
    stoppedBy: () => stoppedBy,
  }
}
