import * as v from 'valibot'
import { BindingPeriodType } from '../../../api/contract/subscription.ts'
import { asItIs, type Selection } from '../../../domain/bundleChange.ts'
import type { IncomeForm } from '../../../domain/creditCapacity.ts'
import type { IdentityForm } from '../../../domain/identityDocument.ts'

export type HandsetDraft = Selection & {
  /** The phone (`brand/name/spec`) that the draft belongs to; null: nothing chosen. */
  phone: string | null
  /** Cents a month; null: the slider's initial amount. */
  monthly: number | null
  newsAccepted: boolean
  /** The customer has confirmed the choices. */
  chosen: boolean
  asks: boolean
  /** The amount was lowered after the income check, so the check remains part of the flow. */
  adjusted: boolean
  income: IncomeForm | null
  identity: IdentityForm | null
}

export const blankDraft = (): HandsetDraft => ({
  ...asItIs,
  phone: null,
  monthly: null,
  newsAccepted: false,
  chosen: false,
  asks: false,
  adjusted: false,
  income: null,
  identity: null,
})

const gone = <Value>(value: Value) =>
  v.pipe(
    v.unknown(),
    v.transform(() => value),
  )

/** Income and identity are never stored: they are asked again after a reload, even where the amount was lowered. */
export const RestingDraft = v.object({
  bindingPeriodType: v.nullable(BindingPeriodType),
  data: v.nullable(v.string()),
  voice: v.nullable(v.string()),
  sms: v.nullable(v.boolean()),
  dataCap: v.nullable(v.boolean()),
  complete: v.boolean(),
  phone: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  monthly: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))),
  newsAccepted: v.boolean(),
  chosen: v.boolean(),
  asks: v.boolean(),
  adjusted: v.boolean(),
  income: gone(null),
  identity: gone(null),
}) as v.GenericSchema<unknown, HandsetDraft>
