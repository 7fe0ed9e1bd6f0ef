import * as v from 'valibot'
import { Cents } from '../../api/contract/parts.ts'

/** What the data cap is now, what it costs a month, and what a MB outside the bundle costs. */
export const Switched = v.object({ active: v.boolean(), price: Cents, perMb: Cents })
export type Switched = v.InferOutput<typeof Switched>
