import * as v from 'valibot'
import { BindingPeriodType } from '../../../api/contract/subscription.ts'
import { asItIs } from '../../../domain/bundleChange.ts'
import { rests } from '../../../draft/defineDraft.ts'

/** The fields of a draft that chooses bundles. */
export const selectionFields = {
  bindingPeriodType: rests(v.nullable(BindingPeriodType), asItIs.bindingPeriodType),
  data: rests(v.nullable(v.string()), asItIs.data),
  voice: rests(v.nullable(v.string()), asItIs.voice),
  sms: rests(v.nullable(v.boolean()), asItIs.sms),
  dataCap: rests(v.nullable(v.boolean()), asItIs.dataCap),
  complete: rests(v.boolean(), asItIs.complete),
}
