import type { CompleteStatus } from '../api/contract/overview.ts'
import type { CancelSubscriptionStatus } from '../api/contract/subscription.ts'
import { isCancelledLike } from './cancellation.ts'

/** Both count as complete (spec 4 complete status). */
export const isComplete = (status: CompleteStatus): boolean => status === 'ACTIVE' || status === 'OUT_OF_SYNC'

/** Only who is ELIGIBLE can switch it on (domain 1.22), and nobody whose subscription is cancelled or blocked (domain 1.14). */
export const canActivateComplete = (status: CompleteStatus, subscription: CancelSubscriptionStatus): boolean =>
  status === 'ELIGIBLE' && !isCancelledLike(subscription)

type Sized = { size: number; additionalCompleteSize: number }
type Extra = { topUps: readonly { size: number }[] }

/** The size of a bundle as shown (spec 5 data-size display): with complete doubled, which is what `additionalCompleteSize` adds. */
export const sizeOf = (bundle: Sized): number => bundle.size + bundle.additionalCompleteSize

/** What there is to use in this period: the bundle and what was bought on top. */
export const roomOf = (bundle: Sized & Extra): number =>
  sizeOf(bundle) + bundle.topUps.reduce((sum, topUp) => sum + topUp.size, 0)

/**
 * What is left of it: what was used outside the bundle, and charged, does not eat from what is bought afterwards. `used` and `outside` in
 * the unit of the bundle.
 */
export const leftOf = (bundle: Sized & Extra & { used: number; outside: number }): number =>
  Math.max(0, roomOf(bundle) - (bundle.used - bundle.outside))

/** From this part on down there is little left (design 5 Level). */
const LOW = 0.1

export const isLow = (left: number, total: number): boolean => left <= total * LOW
