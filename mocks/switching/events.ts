import { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { Ordered } from '../world/eventParts.ts'

/** Events about the switch from prepaid to a subscription. */
export const switchingEvents = {
  'switch-ordered': { order: Ordered, to: Composition },
  'switch-undone': {},
}
