import * as v from 'valibot'
import type { Selection } from '#model/bundles/bundleChange.ts'
import { changePostpaidCampaigns, getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { bundleCopy } from './shared/copy.ts'
import { selectionFields } from './shared/selectionFields.ts'

/** `replaces`: the pending change that this one replaces, as the customer saw it. */
export type ChangeDraft = Selection & { replaces: string | null }

const changeDraft = defineDraft<ChangeDraft>('change-bundles', {
  ...selectionFields,
  replaces: persisted(v.optional(v.nullable(v.string()), null), null),
})
const isChosen = (draft: ChangeDraft): boolean => JSON.stringify(draft) !== JSON.stringify(changeDraft.blank())

/** Changing bundles: choose, check, done. */
export const bundlesFlow = defineFlow({
  ...changeDraft,
  hasSummary: true,
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
