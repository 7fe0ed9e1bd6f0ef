import * as v from 'valibot'
import { selectionFields } from '#features/bundles/shared/selectionFields.ts'
import type { Selection } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns } from '#model/bundles/contract/bundleOptions.ts'
import { getPostpaidOptionsRetention, getSimOnlyOffer } from '#model/renewal/contract.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { copy } from './copy.ts'

export type RenewalDraft = Selection & {
  /** The customer confirmed the chosen bundles. */
  chosen: boolean
  newsAccepted: boolean
}

/** Extending without a phone: choose, check the new contract, done. */
export const renewalFlow = defineFlow({
  ...defineDraft<RenewalDraft>('extend-sim-only', {
    ...selectionFields,
    chosen: persisted(v.boolean(), false),
    newsAccepted: persisted(v.boolean(), false),
  }),
  hasSummary: true,
  steps: [
    { path: '/verlengen/sim-only', label: flowCopy.steps.choose, answered: ({ chosen }) => chosen },
    { path: '/verlengen/sim-only/controle', label: flowCopy.steps.confirm, answered: () => false },
  ],
  doneLabel: flowCopy.steps.done,
  order: changePostpaidCampaigns,
  done: '/verlengen/sim-only/bedankt',
  dismiss: copy.dismiss,
  offers: [getPostpaidOptionsRetention, getSimOnlyOffer],
})

/** The selection; without a chosen period, the retention year. */
export const renewalSelection = (draft: RenewalDraft): Selection => ({
  ...draft,
  bindingPeriodType: draft.bindingPeriodType ?? 'retentionBindingPeriod',
})
