import type { CompleteStatus } from '../api/contract/overview.ts'
import type { CancelSubscriptionStatus } from '../api/contract/subscription.ts'
import { isCancelledLike } from './cancellation.ts'

/**
 * Only an ELIGIBLE customer can activate Compleet (domain 1.22), and only with a subscription that is not cancelled or blocked
 * (domain 1.14).
 */
export const canActivateComplete = (status: CompleteStatus, subscription: CancelSubscriptionStatus): boolean =>
  status === 'ELIGIBLE' && !isCancelledLike(subscription)
