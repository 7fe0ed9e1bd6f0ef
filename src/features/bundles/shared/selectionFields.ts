import * as v from 'valibot'
import { asItIs } from '#model/bundles/bundleChange.ts'
import { BindingPeriodType } from '#model/subscription/contract/subscription.ts'
import { rests } from '#page/draft/defineDraft.ts'

/** The fields of a draft that chooses bundles. */
export const selectionFields = {
  bindingPeriodType: rests(v.nullable(BindingPeriodType), asItIs.bindingPeriodType),
  data: rests(v.nullable(v.string()), asItIs.data),
  voice: rests(v.nullable(v.string()), asItIs.voice),
  sms: rests(v.nullable(v.boolean()), asItIs.sms),
  dataCap: rests(v.nullable(v.boolean()), asItIs.dataCap),
  complete: rests(v.boolean(), asItIs.complete),
}
