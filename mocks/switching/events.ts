import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { SubscriptionOrder } from '../world/eventParts.ts'

/** Events about the switch from prepaid to a subscription. */
export const switchingEvents = {
  'switch-ordered': { order: SubscriptionOrder, to: Composition },
  'switch-undone': {},
}
