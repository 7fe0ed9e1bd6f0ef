import * as v from 'valibot'
import { Day, Quantity } from '#kit/parts.ts'
import { aboutBundles } from '#model/changes.ts'
import { get, post } from '#model/operation.ts'
import { CompleteStatus } from '#model/overview/contract.ts'

/** A bundle as sold and the size that complete adds. MB or minutes. */
const Doubled = v.object({ size: Quantity, additionalCompleteSize: Quantity, isUnlimited: v.boolean() })

/** The status of complete and its effect on the bundles; null without such a bundle (spec 4 complete status, domain 1.22). */
export const Complete = v.object({
  completeStatus: v.fallback(CompleteStatus, 'NOT_ELIGIBLE'),
  data: v.nullable(Doubled),
  voice: v.nullable(Doubled),
  /** PENDING: the day by which it will be on. */
  expectedOn: v.nullable(Day),
})
export type Complete = v.InferOutput<typeof Complete>

export const completeStatus = get('completeStatus', Complete)

/** Free of charge. Refused 403 NOT_ALLOWED (cancelled or blocked), 409 NOT_ELIGIBLE unless the status allows it. */
export const activateComplete = post('activateComplete', Complete, aboutBundles)
