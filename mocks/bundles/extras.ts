import type { Day } from '#kit/parts.ts'
import type { Period } from '#model/usage/contract.ts'
import type { Account, Extra, PostpaidAccount } from '../../fixtures/accounts/account.ts'

export type ExtraType = Extra['type']
export type BundleTopUp = { day: Day; size: number; isGift: boolean }

/**
 * Extras on top of the bundle: the carry-over from the previous period, and those of this period, oldest first; and what the customer gave
 * away in it. MB or minutes.
 */
export type OnTop = { carried: number; topUps: readonly BundleTopUp[]; givenAway: readonly GivenAway[] }
export type GivenAway = { day: Day; size: number }

export const nothingOnTop: OnTop = { carried: 0, topUps: [], givenAway: [] }

export const withExtra = (account: PostpaidAccount, extra: Extra): PostpaidAccount => ({
  ...account,
  extras: [...account.extras, extra],
})

const extrasIn = (account: Account, type: ExtraType, { from, until }: Pick<Period, 'from' | 'until'>): readonly Extra[] =>
  account.type === 'Prepaid'
    ? []
    : account.extras.filter((extra) => extra.type === type && from <= extra.day && extra.day <= until)

/** The data (MB) that the customer gave away in a period. */
const givenIn = (account: Account, type: ExtraType, { from, until }: Pick<Period, 'from' | 'until'>): GivenAway[] =>
  account.type === 'Prepaid' || type === 'voice'
    ? []
    : account.givenAway.filter(({ day }) => from <= day && day <= until).map(({ day, size }) => ({ day, size }))

/**
 * The extras in a period. `leftBefore` answers the amount left at the end of the previous period. Usage first takes the bundle, then the
 * extra that expires first, so a gift carries over what was left of it.
 */
export function onTopOf(
  account: Account,
  type: ExtraType,
  period: Period,
  before: Period | undefined,
  leftBefore: (before: Period) => number,
): OnTop {
  const topUps = extrasIn(account, type, period).map(({ day, size, isGift }) => ({ day, size, isGift }))
  const givenAway = givenIn(account, type, period)
  const lasting = before ? extrasIn(account, type, before).filter(({ until }) => until >= period.from) : []
  if (!before || lasting.length === 0) return { carried: 0, topUps, givenAway }
  const sizes = lasting.reduce((sum, { size }) => sum + size, 0)
  return { carried: Math.min(sizes, leftBefore(before)), topUps, givenAway }
}

/** The extras as the customer sees them. A carry-over counts from the first day; only gifts carry over. */
export const toldOnTop = ({ carried, topUps }: OnTop, { from }: Period): BundleTopUp[] => [
  ...(carried > 0 ? [{ day: from, size: carried, isGift: true }] : []),
  ...topUps,
]
