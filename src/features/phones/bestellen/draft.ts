import * as v from 'valibot'
import { selectionFields } from '#features/bundles/shared/selectionFields.ts'
import type { Selection } from '#model/bundles/bundleChange.ts'
import type { IncomeForm } from '#model/phones/creditCapacity.ts'
import type { IdentityForm } from '#model/phones/identityDocument.ts'
import { defineDraft, personal, rests } from '#page/draft/defineDraft.ts'

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
  /** The answers that were sent on; null as soon as one of them is changed. */
  income: IncomeForm | null
  identity: IdentityForm | null
  /** The same as they were typed, complete or not. */
  typedIncome: IncomeForm | null
  typedIdentity: IdentityForm | null
}

export const handsetDraft = defineDraft<HandsetDraft>('handset', {
  ...selectionFields,
  phone: rests(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  monthly: rests(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))), null),
  newsAccepted: rests(v.boolean(), false),
  chosen: rests(v.boolean(), false),
  asks: rests(v.boolean(), false),
  adjusted: rests(v.boolean(), false),
  income: personal(null),
  identity: personal(null),
  typedIncome: personal(null),
  typedIdentity: personal(null),
})
