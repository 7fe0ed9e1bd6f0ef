import * as v from 'valibot'
import { changePostpaidCampaigns } from '../../../api/contract/bundleOptions.ts'
import { getPostpaidOptionsRetention, getSimOnlyOffer } from '../../../api/contract/retention.ts'
import { asItIs, type Selection } from '../../../domain/bundleChange.ts'
import { flowCopy } from '../../../flow/copy.ts'
import { defineFlow } from '../../../flow/flow.ts'
import { SelectionDraft } from '../flow.ts'
import { renewalCopy } from './copy.ts'

/** The retention choice (spec 3): that of bundles, and whether news is welcome. */
export type RenewalDraft = Selection & {
  /** The customer went on with what is chosen. */
  chosen: boolean
  newsAccepted: boolean
}

/** Extending without a phone: choosing, looking at the new contract, and done. */
export const renewalFlow = defineFlow({
  name: 'extend-sim-only',
  hasSummary: true,
  blank: (): RenewalDraft => ({ ...asItIs, chosen: false, newsAccepted: false }),
  draftSchema: v.object({ ...SelectionDraft.entries, chosen: v.boolean(), newsAccepted: v.boolean() }),
  steps: [
    { path: '/verlengen/sim-only', label: flowCopy.steps.choose, answered: ({ chosen }) => chosen },
    { path: '/verlengen/sim-only/controle', label: flowCopy.steps.confirm, answered: () => false },
  ],
  doneLabel: flowCopy.steps.done,
  order: changePostpaidCampaigns,
  done: '/verlengen/sim-only/bedankt',
  dismiss: renewalCopy.dismiss,
  offers: [getPostpaidOptionsRetention, getSimOnlyOffer],
})

/** What is chosen; without a choice of how long, the retention year is shown. */
export const selectionOf = (draft: RenewalDraft): Selection => ({
  ...draft,
  bindingPeriodType: draft.bindingPeriodType ?? 'retentionBindingPeriod',
})
