import type { Day } from '#kit/parts.ts'
import type { HandsetRejectionReason, User } from '#model/login/contract/session.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { retentionHindrance } from '#model/renewal/retention.ts'
import type { CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'
import type { HandsetOrder, HandsetOrderStatus } from './contract/handsetOrder.ts'
import { canOrderHandset, openAmountOf } from './handsetOrder.ts'

export type WhyNoPhone =
  | { readonly kind: 'prepaid' }
  /** The subscription was cancelled, has stopped or is blocked. */
  | { readonly kind: 'cancelled'; readonly status: CancelSubscriptionStatus }
  /** An earlier phone; `open`: the cents still to be paid for it. */
  | { readonly kind: 'order'; readonly status: HandsetOrderStatus; readonly open: number }
  | { readonly kind: 'rejected'; readonly reason: HandsetRejectionReason }
  /** The contract can be renewed from this day. */
  | { readonly kind: 'from'; readonly day: Day }
  /** A bundle change must take effect first; `expires`: it ends a current bundle. */
  | { readonly kind: 'pending'; readonly expires: boolean }

type Customer = {
  isPrepaid: boolean
  user: Pick<User, 'isHandsetEligible' | 'handsetRejectionReason'>
  /** Null for a prepaid customer. */
  subscription: Parameters<typeof renewalOf>[0] | null
  /** Null: none, or it failed to load (spec 8: treated as no order). */
  order: Pick<HandsetOrder, 'status' | 'totalCredit' | 'totalPaid'> | null
}

/**
 * The reasons why a customer cannot order a phone now, most important first; empty when possible (spec 4 handset order status, contract
 * renewal and retention; spec 5 handset orders; domain 1.16). `now` in ms.
 */
export function whyNoPhone({ isPrepaid, user, subscription, order }: Customer, now: number): readonly WhyNoPhone[] {
  if (isPrepaid) return [{ kind: 'prepaid' }]
  const renewal = subscription && renewalOf(subscription, now)
  const why: WhyNoPhone[] = []
  if (subscription && renewal?.kind === 'none') why.push({ kind: 'cancelled', status: subscription.cancelSubscriptionStatus })
  if (order && !canOrderHandset(true, order)) why.push({ kind: 'order', status: order.status, open: openAmountOf(order) })
  const reason = user.isHandsetEligible ? null : (user.handsetRejectionReason ?? 'OTHER')
  if (reason !== null && !isSaid(reason, why)) why.push({ kind: 'rejected', reason })
  if (renewal?.kind === 'from') why.push({ kind: 'from', day: renewal.day })
  // Left out beside an unpaid phone, which takes longer; the change may even belong to it.
  const counts = renewal?.kind !== 'none' && !why.some(({ kind }) => kind === 'order')
  const hindrance = subscription && counts ? retentionHindrance(subscription.bundles) : null
  if (hindrance !== null) why.push({ kind: 'pending', expires: hindrance === 'expires' })
  return why
}

/** True when another reason already says the same in more detail. */
function isSaid(reason: HandsetRejectionReason, why: readonly WhyNoPhone[]): boolean {
  if (reason === 'OTHER') return why.length > 0
  return reason === 'OPEN_HANDSET_ORDER' && why.some(({ kind }) => kind === 'order')
}
