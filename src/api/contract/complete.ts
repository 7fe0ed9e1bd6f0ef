import * as v from 'valibot'
import { aboutBundles } from '../changes.ts'
import { get, post } from '../operation.ts'
import { CompleteStatus } from './overview.ts'
import { Day, Quantity } from './parts.ts'

/** A bundle as sold, and what complete adds to it or would add. MB or minutes. */
const Doubled = v.object({ size: Quantity, additionalCompleteSize: Quantity, isUnlimited: v.boolean() })

/** The complete bundle: how it stands, and what it does to the bundles; null where there is none (spec 4 complete status, domain 1.22). */
export const Complete = v.object({
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  data: v.nullable(Doubled),
  voice: v.nullable(Doubled),
  /** PENDING: the day on which it is on at the latest. */
  expectedOn: v.nullable(Day),
})
export type Complete = v.InferOutput<typeof Complete>

export const completeStatus = get('completeStatus', Complete)

/** Free. Refused 403 NOT_ALLOWED (cancelled or blocked), 409 NOT_ELIGIBLE for every other status than ELIGIBLE. */
export const activateComplete = post('activateComplete', Complete, aboutBundles)
