import type { SubscribedBundle } from '../api/contract/subscription.ts'

type Standing = Pick<SubscribedBundle, 'code' | 'subscribedStatus'>

/** Data and main (voice) bundles: those that a renewal replaces. */
const isReplaced = ({ code }: Standing): boolean => code === 'ADDON_INET' || code === 'MAIN'

/** Spec 4 retention: requires no pending or expiring data or main bundles. */
export const isEligibleForRetention = (bundles: readonly Standing[]): boolean =>
  !bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus !== 'Subscribed')

/** Spec 4 retention: the mode applies when a data or voice bundle is expiring. */
export const isRetentionMode = (bundles: readonly Standing[]): boolean =>
  bundles.some((bundle) => isReplaced(bundle) && bundle.subscribedStatus === 'Expiring')
