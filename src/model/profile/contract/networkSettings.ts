import * as v from 'valibot'
import { aboutBundles } from '#model/changes.ts'
import { get, put, takes } from '#model/operation.ts'

/** The switches of the network, all of them present. */
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

/** The network settings of a customer. Without a subscription there is no data cap; after its end there are no switches. */
export const NetworkSettings = v.object({
  dataCap: v.nullable(v.object({ active: v.boolean() })),
  switches: v.nullable(NetworkSwitches),
  /** The number that calls are forwarded to; null when forwarding is off. */
  forwardTo: v.nullable(v.pipe(v.string(), v.maxLength(20))),
})
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>

export const getNetworkSettings = get('getNetworkSettings', NetworkSettings)

/** `price`: cents a month, as shown to the customer. `forwardTo`: a Dutch number in any notation, only with callForwarding. */
export type NetworkChange = { dataCap: boolean; price: number } | { setting: NetworkSwitch; on: boolean; forwardTo?: string }

/**
 * Takes effect at once. Refused: 403 STOPPED or NOT_ALLOWED (cancelled), 409 PRICE_CHANGED or NEEDS_OTHER (another switch must be on
 * first), 422 NUMBER_WRONG. Forwarding to another number takes a proof: refused 403 PROOF_NEEDED, and with a locked number 409 NUMBER_LOCKED.
 */
export const updateNetworkSettings = put(
  'updateNetworkSettings',
  NetworkSettings,
  [...aboutBundles, 'getNetworkSettings', 'getPrivacySettings', 'getSimcardContract', 'getUsage', 'getUsPs', 'prepaidOverview'],
  takes<NetworkChange>(),
)
