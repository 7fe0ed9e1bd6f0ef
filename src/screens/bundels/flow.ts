import * as v from 'valibot'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { BindingPeriodType } from '../../api/contract/subscription.ts'
import { asItIs, type Selection } from '../../domain/bundleChange.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'
import { bundleCopy } from './copy.ts'

export const SelectionDraft = v.object({
  bindingPeriodType: v.nullable(BindingPeriodType),
  data: v.nullable(v.string()),
  voice: v.nullable(v.string()),
  sms: v.nullable(v.boolean()),
  dataCap: v.nullable(v.boolean()),
  complete: v.boolean(),
})

/** `replaces`: the pending change that this one replaces, as the customer saw it. */
export type ChangeDraft = Selection & { replaces: string | null }

const blank = (): ChangeDraft => ({ ...asItIs, replaces: null })
const isChosen = (draft: ChangeDraft): boolean => JSON.stringify(draft) !== JSON.stringify(blank())

/** Changing bundles: choose, check, done. */
export const bundleFlow = defineFlow({
  name: 'change-bundles',
  hasSummary: true,
  blank,
  draftSchema: v.object({ ...SelectionDraft.entries, replaces: v.optional(v.nullable(v.string()), null) }),
  steps: [
    { path: '/bundels-wijzigen', label: flowCopy.steps.choose, answered: isChosen },
    { path: '/bundels-wijzigen/controle', label: flowCopy.steps.confirm, answered: () => false },
  ],
  doneLabel: flowCopy.steps.done,
  order: changePostpaidCampaigns,
  done: '/bundels-wijzigen/bedankt',
  dismiss: bundleCopy.dismiss,
  offers: [getPostpaidOptionsV2],
})
