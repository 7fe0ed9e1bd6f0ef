import type { CompleteStatus } from '#model/overview/contract.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import type { CancelSubscriptionStatus } from '#model/subscription/contract/subscription.ts'

/** Both statuses count as complete (spec 4 complete status). */
export const isComplete = (status: CompleteStatus): boolean => status === 'ACTIVE' || status === 'OUT_OF_SYNC'

/**
 * Only an ELIGIBLE customer can activate Compleet (domain 1.22), and only with a subscription that is not cancelled or blocked
 * (domain 1.14).
 */
export const canActivateComplete = (status: CompleteStatus, subscription: CancelSubscriptionStatus): boolean =>
  status === 'ELIGIBLE' && !isCancelledLike(subscription)

type Sized = { size: number; additionalCompleteSize: number }
type Extra = { topUps: readonly { size: number }[]; givenAway?: readonly { size: number }[] | undefined }

/** The displayed size of a bundle (spec 5 data-size display), with the `additionalCompleteSize` that Compleet adds. */
export const sizeOf = (bundle: Sized): number => bundle.size + bundle.additionalCompleteSize

/** MB or minutes together. */
export const sizesOf = (parts: readonly { size: number }[]): number => parts.reduce((sum, { size }) => sum + size, 0)

/** MB that the customer gave to somebody else out of this bundle (domain 1.22). */
export const givenAwayOf = ({ givenAway = [] }: Pick<Extra, 'givenAway'>): number => sizesOf(givenAway)

/** The total allowance of this period: bundle and top-ups, without what was given away. */
export const bundleRoom = (bundle: Sized & Extra): number =>
  Math.max(0, sizeOf(bundle) + sizesOf(bundle.topUps) - givenAwayOf(bundle))

/**
 * The remaining allowance. Use that was charged outside the bundle does not reduce later top-ups. `used` and `outside` in the
 * unit of the bundle.
 */
export const leftOf = (bundle: Sized & Extra & { used: number; outside: number }): number =>
  Math.max(0, bundleRoom(bundle) - (bundle.used - bundle.outside))

/** A bundle is low from this fraction down. */
const LOW = 0.1

export const isLow = (left: number, total: number): boolean => left <= total * LOW
