import * as v from 'valibot'
import { Cents } from '../../../api/contract/parts.ts'

export const Switched = v.object({ active: v.boolean(), price: Cents, perMb: Cents })
export type Switched = v.InferOutput<typeof Switched>
