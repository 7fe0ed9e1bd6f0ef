import * as v from 'valibot'
import { prepaidBundleItems as items } from '../../analytics/prepaidItems.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { createPayment } from '../../api/contract/payment.ts'
import { getPrepaidTopupBundlesV3, topupPrepaidBundle } from '../../api/contract/prepaidBundle.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'

const offers = [getPrepaidTopupBundlesV3, prepaidOverview]

/** `id` is null until a bundle is chosen. Extending costs money later, so it is off by default. */
const BundleDraft = v.object({ id: v.nullable(v.string()), autoExtend: v.boolean() })
export type BundleDraft = v.InferOutput<typeof BundleDraft>

export const bundleFlow = defineFlow({
  name: 'prepaid-bundle',
  hasSummary: true,
  blank: (): BundleDraft => ({ id: null, autoExtend: false }),
  draftSchema: BundleDraft,
  steps: [{ path: '/kies-prepaid-bundel', label: flowCopy.steps.choose, answered: ({ id }) => id !== null }],
  doneLabel: flowCopy.steps.done,
  order: topupPrepaidBundle,
  done: '/kies-prepaid-bundel/bedankt',
  items,
  offers,
})

/** The same bundle paid at the bank, when the credit is too low. It uses the draft of the flow above. */
export const idealBundleFlow = defineFlow({
  name: 'ideal-bundle',
  blank: () => ({}),
  steps: [{ path: '/kies-prepaid-bundel', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: createPayment,
  done: '/kies-prepaid-bundel/bedankt',
  items: ({ for: what, AccountPayment: { Amount: price } }) =>
    what.kind === 'ideal-bundle' ? items({ id: what.id, price }) : [],
  offers,
})

const MutualDraft = v.object({ autoExtend: v.boolean() })
export type MutualDraft = v.InferOutput<typeof MutualDraft>

/** On-net calling from the credit: the same order with one product. */
export const mutualFlow = defineFlow({
  name: 'on-net-calling',
  blank: (): MutualDraft => ({ autoExtend: false }),
  draftSchema: MutualDraft,
  steps: [{ path: '/onderling-bellen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: topupPrepaidBundle,
  done: '/onderling-bellen/bedankt',
  items,
  offers,
})
