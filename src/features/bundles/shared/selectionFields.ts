import * as v from 'valibot'
import { asItIs } from '#model/bundles/bundleChange.ts'
import { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import { persisted } from '#page/draft/defineDraft.ts'

/** The fields of a draft that chooses bundles. */
export const selectionFields = {
  bindingPeriodType: persisted(v.nullable(BindingPeriodType), asItIs.bindingPeriodType),
  data: persisted(v.nullable(v.string()), asItIs.data),
  voice: persisted(v.nullable(v.string()), asItIs.voice),
  sms: persisted(v.nullable(v.boolean()), asItIs.sms),
  dataCap: persisted(v.nullable(v.boolean()), asItIs.dataCap),
  complete: persisted(v.boolean(), asItIs.complete),
}
