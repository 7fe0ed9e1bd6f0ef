import type { SubscribedBundle } from '../api/contract/subscription.ts'

type BundleState = Pick<SubscribedBundle, 'code' | 'subscribedStatus'>

/** Data and main (voice) bundles: those that a renewal replaces. */
const isReplaced = ({ code }: BundleState): boolean => code === 'ADDON_INET' || code === 'MAIN'

/** Retention requires that no data or main bundle is pending or expiring (spec 4 retention). */
export const isEligibleForRetention = (bundles: readonly BundleState[]): boolean =>
  !bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus !== 'Subscribed')

/** Why the bundles keep a customer from extending: one of them expires, or a new one still has to begin. Null: they do not. */
export const retentionHindrance = (bundles: readonly BundleState[]): 'expires' | 'waits' | null =>
  isRetentionMode(bundles) ? 'expires' : isEligibleForRetention(bundles) ? null : 'waits'

/** Retention mode applies when a data or voice bundle is expiring (spec 4 retention). */
export const isRetentionMode = (bundles: readonly BundleState[]): boolean =>
  bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus === 'Expiring')
