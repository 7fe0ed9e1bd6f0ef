import type { CancelSubscriptionStatus } from '../api/contract/subscription.ts'

/** The cancelled-like set (spec 4 cancel subscription status): everything but Active. */
const CANCELLED_LIKE: readonly CancelSubscriptionStatus[] = ['Blocked', 'Cancelled', 'ToBeTerminated', 'Terminated']

export const isCancelledLike = (status: CancelSubscriptionStatus): boolean => CANCELLED_LIKE.includes(status)

/** It ends, or has ended: there is nothing to cancel. One that is blocked goes on. */
export const isLeaving = (status: CancelSubscriptionStatus): boolean => isCancelledLike(status) && status !== 'Blocked'

/** There is no subscription any more: what is left are its bills. */
export const hasStopped = (status: CancelSubscriptionStatus): boolean => status === 'Terminated'
