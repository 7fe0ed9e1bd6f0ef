import type { SubscribedBundle } from '#model/subscription/contract/subscription.ts'

type BundleState = Pick<SubscribedBundle, 'code' | 'subscribedStatus'>

/** The bundles that a renewal replaces: data and main (voice). */
const isReplaced = ({ code }: BundleState): boolean => code === 'ADDON_INET' || code === 'MAIN'

/** True when no data or main bundle is pending or expiring (spec 4 retention). */
export const isEligibleForRetention = (bundles: readonly BundleState[]): boolean =>
  !bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus !== 'Subscribed')

/** Why the bundles block a renewal: one expires, or a new one has yet to start. Null when they do not. */
export const retentionHindrance = (bundles: readonly BundleState[]): 'expires' | 'waits' | null =>
  isRetentionMode(bundles) ? 'expires' : isEligibleForRetention(bundles) ? null : 'waits'

/** True when a data or voice bundle is expiring (spec 4 retention). */
export const isRetentionMode = (bundles: readonly BundleState[]): boolean =>
  bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus === 'Expiring')
