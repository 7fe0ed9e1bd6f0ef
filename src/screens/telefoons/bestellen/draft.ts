import * as v from 'valibot'
import { BindingPeriodType } from '../../../api/contract/subscription.ts'
import { asItIs, type Selection } from '../../../domain/bundleChange.ts'
import type { IncomeForm } from '../../../domain/creditCapacity.ts'
import type { IdentityForm } from '../../../domain/identityDocument.ts'

/** What has been chosen and filled in for the order of a phone. */
export type HandsetDraft = Selection & {
  /** The phone that all of this is about, by its address; null: nothing has been chosen. */
  phone: string | null
  /** Cents a month; null: as the slider stands at first. */
  monthly: number | null
  /** The customer wants to hear of offers and news. */
  newsAccepted: boolean
  /** The customer went on with what is chosen. */
  chosen: boolean
  /** Income and costs are asked. */
  asks: boolean
  /** The amount was lowered after income and costs were asked, so that they stay asked (spec 4 monthly instalment). */
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

/** Of income and identity nothing is kept: after a reload they are asked again (decisions D8), also where the amount was lowered after them. */
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
