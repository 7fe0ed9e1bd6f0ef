import type { CancelSubscriptionStatus } from './contract/subscription.ts'

/** The cancelled-like statuses (spec 4 cancel subscription status): every status but Active. */
const CANCELLED_LIKE: readonly CancelSubscriptionStatus[] = ['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated']

export const isCancelledLike = (status: CancelSubscriptionStatus): boolean => CANCELLED_LIKE.includes(status)

/** The subscription ends or has ended, so it cannot be cancelled. A blocked one can. */
export const isLeaving = (status: CancelSubscriptionStatus): boolean => isCancelledLike(status) && status !== 'Blocked'

/** The subscription has ended; only its invoices remain. */
export const hasStopped = (status: CancelSubscriptionStatus): boolean => status === 'Terminated'
