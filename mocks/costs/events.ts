import * as v from 'valibot'
import { Price } from '../world/eventParts.ts'

/** Events about the limit to extra costs. */
export const costsEvents = {
  'costs-limited': { amount: v.nullable(Price) },
}
