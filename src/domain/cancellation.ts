import type { CancelSubscriptionStatus } from '../api/contract/subscription.ts'

/** The cancelled-like set (spec 4 cancel subscription status): everything but Active. */
const CANCELLED_LIKE: readonly CancelSubscriptionStatus[] = ['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated']

export const isCancelledLike = (status: CancelSubscriptionStatus): boolean => CANCELLED_LIKE.includes(status)

/** There is no subscription any more: what is left are its bills. */
export const hasStopped = (status: CancelSubscriptionStatus): boolean => status === 'Terminated'
