import * as v from 'valibot'
import { aboutBundles } from '../changes.ts'
import { get, put, takes } from '../operation.ts'

/** What can be switched in the network: every one of them, on or off. */
export const NetworkSwitches = v.object({
  mobileData: v.boolean(),
  roaming: v.boolean(),
  roamingOutsideEu: v.boolean(),
  internationalCalls: v.boolean(),
  voicemail: v.boolean(),
  callForwarding: v.boolean(),
  callWaiting: v.boolean(),
  hideNumber: v.boolean(),
  serviceNumbers: v.boolean(),
  premiumSms: v.boolean(),
  adult: v.boolean(),
})
export type NetworkSwitch = keyof v.InferOutput<typeof NetworkSwitches>

/** What the network does for this customer. Without a subscription there is no data cap to set, and nothing to switch after its end. */
export const NetworkSettings = v.object({
  dataCap: v.nullable(v.object({ active: v.boolean() })),
  switches: v.nullable(NetworkSwitches),
  /** Where calls go on to, while they do. */
  forwardTo: v.nullable(v.pipe(v.string(), v.maxLength(20))),
})
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>

export const getNetworkSettings = get('getNetworkSettings', NetworkSettings)

/** `price`: cents a month, as the customer saw it. `forwardTo`: a Dutch number, with callForwarding alone. */
export type NetworkChange = { dataCap: boolean; price: number } | { setting: NetworkSwitch; on: boolean; forwardTo?: string }

/** Works at once. Refused: 403 STOPPED, 409 PRICE_CHANGED, 409 NEEDS_OTHER (another switch has to be on first), 422 NUMBER_WRONG. */
export const updateNetworkSettings = put(
  'updateNetworkSettings',
  NetworkSettings,
  [...aboutBundles, 'getNetworkSettings', 'getPrivacySettings', 'getUsage', 'getUsPs', 'prepaidOverview'],
  takes<NetworkChange>(),
)
