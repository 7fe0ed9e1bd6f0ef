import * as v from 'valibot'
import { get, put, takes } from '../operation.ts'

/** What can be switched in the network, in the order in which it is shown. */
export const networkSwitches = [
  'mobileData',
  'roaming',
  'roamingOutsideEu',
  'internationalCalls',
  'voicemail',
  'callForwarding',
  'callWaiting',
  'hideNumber',
  'serviceNumbers',
  'premiumSms',
  'adult',
] as const
export type NetworkSwitch = (typeof networkSwitches)[number]

/** Every one of them, on or off. */
export const NetworkSwitches = v.record(v.picklist(networkSwitches), v.boolean())

/** What the network does for this customer. Without a subscription there is no data cap to set, and nothing to switch after its end. */
export const NetworkSettings = v.object({
  dataCap: v.nullable(v.object({ active: v.boolean() })),
  switches: v.nullable(
    v.pipe(
      NetworkSwitches,
      v.check((all) => networkSwitches.every((name) => name in all), 'expected every switch'),
    ),
  ),
  /** Where calls go on to, while they do. */
  forwardTo: v.nullable(v.pipe(v.string(), v.maxLength(20))),
})
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>

export const getNetworkSettings = get('getNetworkSettings', NetworkSettings)

/** `price`: cents a month, as the customer saw it. `forwardTo`: a Dutch number, with callForwarding alone. */
export type NetworkChange = { dataCap: boolean; price: number } | { setting: NetworkSwitch; on: boolean; forwardTo?: string }

/** Works at once. Refused: 403 STOPPED, 409 PRICE_CHANGED, 409 NEEDS_OTHER (another switch has to be on first), 422 NUMBER_WRONG. */
export const updateNetworkSettings = put('updateNetworkSettings', NetworkSettings, takes<NetworkChange>())
