import type { SubscribedBundle } from '../api/contract/subscription.ts'

type BundleState = Pick<SubscribedBundle, 'code' | 'subscribedStatus'>

/** Data and main (voice) bundles: those that a renewal replaces. */
const isReplaced = ({ code }: BundleState): boolean => code === 'ADDON_INET' || code === 'MAIN'

/** Retention requires that no data or main bundle is pending or expiring (spec 4 retention). */
export const isEligibleForRetention = (bundles: readonly BundleState[]): boolean =>
  !bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus !== 'Subscribed')

/** Retention mode applies when a data or voice bundle is expiring (spec 4 retention). */
export const isRetentionMode = (bundles: readonly BundleState[]): boolean =>
  bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus === 'Expiring')
