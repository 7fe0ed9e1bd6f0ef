import type { PostpaidOptions } from '../api/contract/bundleOptions.ts'
import type { Complete } from '../api/contract/complete.ts'
import type { Household } from '../api/contract/household.ts'
import type { Overview } from '../api/contract/overview.ts'
import type { Day } from '../api/contract/parts.ts'
import type { PostpaidSubscription } from '../api/contract/subscription.ts'
import type { Withdrawable, WithdrawalKind } from '../api/contract/withdrawal.ts'
import { currentOf, discountUntil, monthlyOf, pendingOf } from './bundleChange.ts'
import { hasStopped } from './cancellation.ts'
import { dayOf, daysBetween } from './dates.ts'
import { canUnwrap } from './gifts.ts'
import { renewalOf, renewalOpensOn, termUntil } from './renewal.ts'
import { canUndo, undoUntil } from './termination.ts'
import { type WayBack, wayBackOf } from './wayBack.ts'

/**
 * A date on which something about a subscription or credit starts, ends or can be done for the last time. `day` is the last day of what
 * ends and the first day of what starts.
 */
export type RightsDate =
  | { kind: 'contract' | 'renew' | 'complete' | 'credit' | 'bundle' | 'mutual' | 'return'; day: Day }
  /** The contracts that can be withdrawn until then. */
  | { kind: 'withdraw'; day: Day; what: readonly WithdrawalKind[] }
  | { kind: 'gift'; day: Day; count: number }
  /** Cents a month from the next day on. */
  | { kind: 'discount'; day: Day; price: number }
  | { kind: 'change' | 'renewal'; day: Day; back: WayBack }
  /** `undo`: the last day to undo the cancellation; null when that has passed. */
  | { kind: 'stop'; day: Day; undo: Day | null }
  | { kind: 'porting'; day: Day; number: string }
  | { kind: 'extra'; day: Day; types: readonly ExtraType[] }
  /** The first day without the household discount. */
  | { kind: 'household'; day: Day }
type ExtraType = 'data' | 'voice'
export type RightsKind = RightsDate['kind']

type Known = {
  subscription: PostpaidSubscription
  options: PostpaidOptions
  overview: Pick<Overview, 'giftBundles' | 'fixMeBarItems' | 'dataBundle' | 'voiceSmsBundle'>
  household: Pick<Household, 'endsOn'> | null
  complete: Pick<Complete, 'completeStatus' | 'expectedOn'> | null
  /** The contracts in their reflection period (domain 1.15), from the server. */
  withdrawals: readonly Pick<Withdrawable, 'kind' | 'until'>[]
  /** The days by which withdrawn phones must be sent back; none once they are. */
  returns: readonly Day[]
}

const inOrder = (dates: readonly RightsDate[], today: Day): RightsDate[] =>
  dates.filter(({ day }) => day >= today).toSorted((one, other) => daysBetween(other.day, one.day))

/** Groups endings of the same day into one date. */
const byDay = <Ending>(endings: readonly Ending[], dayOfIt: (ending: Ending) => Day): [Day, Ending[]][] => [
  ...Map.groupBy(endings, dayOfIt),
]

/** The upcoming dates of a subscriber, soonest first. Empty for a subscription that has stopped. */
export function rightsOf(
  { subscription, options, overview, household, complete, withdrawals, returns }: Known,
  now: number,
): RightsDate[] {
  if (hasStopped(subscription.cancelSubscriptionStatus)) return []
  const today = dayOf(now)
  const { terminationDate } = subscription
  const dates: RightsDate[] = []

  for (const [day, same] of byDay(withdrawals, ({ until }) => until))
    dates.push({ kind: 'withdraw', day, what: same.map(({ kind }) => kind) })
  for (const day of new Set(returns)) dates.push({ kind: 'return', day })
  if (terminationDate !== null)
    dates.push({ kind: 'stop', day: terminationDate, undo: canUndo(terminationDate, today) ? undoUntil(terminationDate) : null })
  else dates.push(...ofContract(subscription, options, withdrawals, now))

  for (const [day, gifts] of byDay(overview.giftBundles.filter(canUnwrap), ({ until }) => until))
    dates.push({ kind: 'gift', day, count: gifts.length })
  for (const { templateType, date, number } of overview.fixMeBarItems)
    if (templateType === 'portingApproved' && date !== undefined) dates.push({ kind: 'porting', day: date, number: number ?? '' })
  if (complete?.completeStatus === 'PENDING' && complete.expectedOn !== null)
    dates.push({ kind: 'complete', day: complete.expectedOn })
  if (household && household.endsOn !== null) dates.push({ kind: 'household', day: household.endsOn })
  dates.push(...ofExtras(overview))
  return inOrder(dates, today)
}

/** The last days of the current contract and of its replacement; an open-ended contract has none. */
function contractEnds(end: Day | null, { startsOn, pendingContractEnd = null }: PostpaidOptions): Day[] {
  if (pendingContractEnd === null || pendingContractEnd === end) return end === null ? [] : [end]
  return end !== null && end < startsOn ? [end, pendingContractEnd] : [pendingContractEnd]
}

/** The last day of a signed term that has not started yet; null without one. */
export const nextTermEnd = ({
  pendingContractEnd = null,
  contractEndDate,
}: Pick<PostpaidOptions, 'pendingContractEnd' | 'contractEndDate'>): Day | null =>
  pendingContractEnd === contractEndDate ? null : pendingContractEnd

/**
 * The first day on which a new term can be signed for; null for now or never. After a signed renewal its own end counts, not that of the
 * contract it replaces.
 */
export function renewableFrom(subscription: PostpaidSubscription, options: PostpaidOptions, now: number): Day | null {
  const renewal = renewalOf(subscription, now)
  if (renewal.kind !== 'from') return null
  const next = nextTermEnd(options)
  return next === null ? renewal.day : renewalOpensOn(next)
}

/** The dates of the contract: its end, the renewal window, pending changes and the end of a discount. */
function ofContract(
  subscription: PostpaidSubscription,
  options: PostpaidOptions,
  withdrawals: Known['withdrawals'],
  now: number,
): RightsDate[] {
  const today = dayOf(now)
  const end = termUntil(subscription, now)
  const renewable = renewableFrom(subscription, options, now)
  const current = currentOf(options)
  const discount = discountUntil(current, today)
  const isChanging = pendingOf(options) !== null
  return [
    ...contractEnds(end, options).map((day) => ({ kind: 'contract', day }) as const),
    ...(renewable !== null ? [{ kind: 'renew', day: renewable } as const] : []),
    // A bundle change before that day sets other prices.
    ...(discount !== null && !(isChanging && options.startsOn <= discount)
      ? [{ kind: 'discount', day: discount, price: monthlyOf(current, true) } as const]
      : []),
    ...(isChanging
      ? [
          {
            kind: options.pendingRenewal ? 'renewal' : 'change',
            day: options.startsOn,
            back: wayBackOf(options, withdrawals, today),
          } as const,
        ]
      : []),
  ]
}

/** Bought extras last until the end of the period (domain 1.22). Gifts last longer and are left out. */
function ofExtras({ dataBundle, voiceSmsBundle }: Known['overview']): RightsDate[] {
  const isBought = ({ isGift }: { isGift?: boolean | undefined }) => !isGift
  const endings: { type: ExtraType; until: Day }[] = [
    ...(dataBundle?.topUps.some(isBought) ? [{ type: 'data', until: dataBundle.until } as const] : []),
    ...(voiceSmsBundle?.topUps.some(isBought) ? [{ type: 'voice', until: voiceSmsBundle.until } as const] : []),
  ]
  return byDay(endings, ({ until }) => until).map(([day, same]) => ({ kind: 'extra', day, types: same.map(({ type }) => type) }))
}

type Prepaid = Pick<Overview, 'creditValidUntil' | 'dataBundle' | 'mutualBundle'>

/** The dates of a prepaid customer: the validity of credit and bundles. */
export function creditDatesOf({ creditValidUntil, dataBundle, mutualBundle }: Prepaid, now: number): RightsDate[] {
  const dates: RightsDate[] = []
  if (creditValidUntil !== null) dates.push({ kind: 'credit', day: creditValidUntil })
  if (dataBundle && !dataBundle.autoExtend) dates.push({ kind: 'bundle', day: dataBundle.until })
  if (mutualBundle?.active && mutualBundle.until !== null) dates.push({ kind: 'mutual', day: mutualBundle.until })
  return inOrder(dates, dayOf(now))
}
