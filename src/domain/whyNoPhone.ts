import type { HandsetOrder, HandsetOrderStatus } from '../api/contract/handsetOrder.ts'
import type { Day } from '../api/contract/parts.ts'
import type { HandsetRejectionReason, User } from '../api/contract/session.ts'
import type { CancelSubscriptionStatus } from '../api/contract/subscription.ts'
import { mayOrderHandset, openAmountOf } from './handsetOrder.ts'
import { renewalOf } from './renewal.ts'
import { retentionHindrance } from './retention.ts'

/** What stands between a customer and a phone. */
export type WhyNoPhone =
  | { readonly kind: 'prepaid' }
  /** The subscription stops, has stopped, or is blocked. */
  | { readonly kind: 'cancelled'; readonly status: CancelSubscriptionStatus }
  /** The phone before this one; `open`: cents of it that are still to be paid. */
  | { readonly kind: 'order'; readonly status: HandsetOrderStatus; readonly open: number }
  | { readonly kind: 'rejected'; readonly reason: HandsetRejectionReason }
  /** The contract can be renewed from this day on. */
  | { readonly kind: 'from'; readonly day: Day }
  /** A change of bundles has to come into force first; `expires`: one that the customer has stops by it. */
  | { readonly kind: 'pending'; readonly expires: boolean }

type Customer = {
  isPrepaid: boolean
  user: Pick<User, 'isHandsetEligible' | 'handsetRejectionReason'>
  /** Null: a prepaid customer has none. */
  subscription: Parameters<typeof renewalOf>[0] | null
  /** Null: there is none, or it could not be loaded (spec 8: treated as no order). */
  order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null
}

/**
 * Everything that stands in the way of ordering a phone now, the gravest first; empty for a customer who may (spec 4 handset order status, contract
 * renewal and retention; spec 5 handset orders; domain 1.16). `now` in ms.
 */
export function whyNoPhone({ isPrepaid, user, subscription, order }: Customer, now: number): readonly WhyNoPhone[] {
  if (isPrepaid) return [{ kind: 'prepaid' }]
  const renewal = subscription && renewalOf(subscription, now)
  const why: WhyNoPhone[] = []
  if (subscription && renewal?.kind === 'none') why.push({ kind: 'cancelled', status: subscription.cancelSubscriptionStatus })
  if (order && !mayOrderHandset(true, order)) why.push({ kind: 'order', status: order.status, open: openAmountOf(order) })
  const reason = user.isHandsetEligible ? null : (user.handsetRejectionReason ?? 'OTHER')
  if (reason !== null && !isSaid(reason, why)) why.push({ kind: 'rejected', reason })
  if (renewal?.kind === 'from') why.push({ kind: 'from', day: renewal.day })
  // Beside a phone that is still to be paid it says nothing: that takes longer, and the change may have come with it.
  const counts = renewal?.kind !== 'none' && !why.some(({ kind }) => kind === 'order')
  const hindrance = subscription && counts ? retentionHindrance(subscription.bundles) : null
  if (hindrance !== null) why.push({ kind: 'pending', expires: hindrance === 'expires' })
  return why
}

/** Does what is known already say it, and better? */
function isSaid(reason: HandsetRejectionReason, why: readonly WhyNoPhone[]): boolean {
  if (reason === 'OTHER') return why.length > 0
  return reason === 'OPEN_HANDSET_ORDER' && why.some(({ kind }) => kind === 'order')
}
