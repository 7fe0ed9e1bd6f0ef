import * as v from 'valibot'
import { get, put, takes } from '../operation.ts'

/** What the network does for this customer. Without a subscription there is no data cap to set. */
export const NetworkSettings = v.object({ dataCap: v.nullable(v.object({ active: v.boolean() })) })
export type NetworkSettings = v.InferOutput<typeof NetworkSettings>

export const getNetworkSettings = get('getNetworkSettings', NetworkSettings)

/** `price`: cents a month, as the customer saw it. Works at once. Refused: 403 STOPPED, 409 PRICE_CHANGED. */
export const updateNetworkSettings = put('updateNetworkSettings', NetworkSettings, takes<{ dataCap: boolean; price: number }>())
