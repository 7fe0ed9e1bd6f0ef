import * as v from 'valibot'
import { Cents } from '../../api/contract/parts.ts'

/** The new data cap, its monthly price, and the price of a MB outside the bundle. */
export const Switched = v.object({ active: v.boolean(), price: Cents, perMb: Cents })
export type Switched = v.InferOutput<typeof Switched>
