import { givenAwayOf, leftOf, sizeOf } from '#model/bundles/bundles.ts'
import type { DataBundle } from '#model/overview/contract.ts'
import type { SharedLevel } from './contract/household.ts'

/** The sizes (MB) that can be given to a housemate (domain 1.22). */
export const giftSizes = [1000, 2000, 5000] as const
type GiftSize = (typeof giftSizes)[number]

/** The most that a customer gives in a month (MB). */
export const MOST_GIVEN = 10_000

/** Nothing can be given out of a bundle that cannot run out, nor without a bundle (domain 1.22). */
export const hasDataToGive = (bundle: DataBundle | null): bundle is DataBundle =>
  bundle !== null && !bundle.isInfiniteBundle && sizeOf(bundle) > 0

/** Only a housemate can receive data who shows a level that can run out (domain 1.22). */
export const canReceive = (shared: SharedLevel | null): boolean => shared !== null && shared.left !== null

/** MB left of the bundle itself: usage takes it first, and extra internet and gifts cannot be given (domain 1.22). */
export const ownLeftOf = (bundle: DataBundle): number =>
  Math.max(0, Math.min(leftOf(bundle), sizeOf(bundle) - givenAwayOf(bundle) - (bundle.used - bundle.outside)))

/** Why this size cannot be given now, or null: more than is left of the bundle itself, or than a month allows (domain 1.22). */
export function givingProblem(bundle: DataBundle, size: number): 'left' | 'month' | null {
  if (size > ownLeftOf(bundle)) return 'left'
  return givenAwayOf(bundle) + size > MOST_GIVEN ? 'month' : null
}

/** The sizes that can be given now. */
export const sizesToGive = (bundle: DataBundle): GiftSize[] => giftSizes.filter((size) => givingProblem(bundle, size) === null)
