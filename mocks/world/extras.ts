import type { Account, Extra, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Period } from '../../src/api/contract/usage.ts'

export type ExtraType = Extra['type']
export type BundleTopUp = { day: Day; size: number; isGift: boolean }

/** On top of the bundle: what came along from the period before, and what came in this one, oldest first. MB or minutes. */
export type OnTop = { carried: number; topUps: readonly BundleTopUp[] }

/** The customer with something on top. */
export const withExtra = (account: PostpaidAccount, extra: Extra): PostpaidAccount => ({
  ...account,
  extras: [...account.extras, extra],
})

const extrasIn = (account: Account, type: ExtraType, { from, until }: Pick<Period, 'from' | 'until'>): readonly Extra[] =>
  account.type === 'Prepaid'
    ? []
    : account.extras.filter((extra) => extra.type === type && from <= extra.day && extra.day <= until)

/**
 * What is on top in a period. `leftBefore` answers what was left at the end of the one before it: first goes the bundle, then what lapses
 * first, so that a gift comes along for as much as was left.
 */
export function onTopOf(
  account: Account,
  type: ExtraType,
  period: Period,
  before: Period | undefined,
  leftBefore: (before: Period) => number,
): OnTop {
  const topUps = extrasIn(account, type, period).map(({ day, size, isGift }) => ({ day, size, isGift }))
  const lasting = before ? extrasIn(account, type, before).filter(({ until }) => until >= period.from) : []
  if (!before || lasting.length === 0) return { carried: 0, topUps }
  const sizes = lasting.reduce((sum, { size }) => sum + size, 0)
  return { carried: Math.min(sizes, leftBefore(before)), topUps }
}

/** The same as the customer is told: what came along from the period before is there from the first day. Only gifts come along. */
export const toldOnTop = ({ carried, topUps }: OnTop, { from }: Period): BundleTopUp[] => [
  ...(carried > 0 ? [{ day: from, size: carried, isGift: true }] : []),
  ...topUps,
]
