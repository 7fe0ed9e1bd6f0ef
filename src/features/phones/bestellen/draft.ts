import * as v from 'valibot'
import { selectionFields } from '#features/bundles/shared/selectionFields.ts'
import type { Selection } from '#model/bundles/bundleChange.ts'
import type { IncomeForm } from '#model/phones/creditCapacity.ts'
import type { IdentityForm } from '#model/phones/identityDocument.ts'
import { defineDraft, persisted, personal } from '#page/draft/defineDraft.ts'

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
  phone: persisted(v.nullable(v.pipe(v.string(), v.maxLength(200))), null),
  monthly: persisted(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))), null),
  newsAccepted: persisted(v.boolean(), false),
  chosen: persisted(v.boolean(), false),
  asks: persisted(v.boolean(), false),
  adjusted: persisted(v.boolean(), false),
  income: personal(null),
  identity: personal(null),
  typedIncome: personal(null),
  typedIdentity: personal(null),
})
