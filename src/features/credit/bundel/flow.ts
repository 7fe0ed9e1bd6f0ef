import * as v from 'valibot'
import { getPrepaidTopupBundlesV3, topupPrepaidBundle } from '#model/credit/contract/prepaidBundle.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { createPayment } from '#model/payment/contract.ts'
import { type DraftOf, defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import { defineOnePage } from '#page/flow/onePage.ts'
import { prepaidBundleItems as items } from '#platform/analytics/prepaidItems.ts'

const offers = [getPrepaidTopupBundlesV3, prepaidOverview]

/** Extending costs money later, so it is off by default. */
const autoExtend = persisted(v.boolean(), false)

/** `id` is null until a bundle is chosen. */
const bundleDraft = defineDraft('prepaid-bundle', { id: persisted(v.nullable(v.string()), null), autoExtend })
export type BundleDraft = DraftOf<typeof bundleDraft>

export const prepaidBundleFlow = defineFlow({
  ...bundleDraft,
  hasSummary: true,
  steps: [{ path: '/kies-prepaid-bundel', label: flowCopy.steps.choose, answered: ({ id }) => id !== null }],
  doneLabel: flowCopy.steps.done,
  order: topupPrepaidBundle,
  done: '/kies-prepaid-bundel/bedankt',
  items,
  offers,
})

/** The same bundle paid at the bank, when the credit is too low. It uses the draft of the flow above. */
export const idealBundleOrder = defineOnePage({
  name: 'ideal-bundle',
  path: '/kies-prepaid-bundel',
  order: createPayment,
  done: '/kies-prepaid-bundel/bedankt',
  items: ({ for: what, AccountPayment: { Amount: price } }) =>
    what.kind === 'ideal-bundle' ? items({ id: what.id, price }) : [],
  offers,
})

const mutualDraft = defineDraft('on-net-calling', { autoExtend })
export type MutualDraft = DraftOf<typeof mutualDraft>

/** On-net calling from the credit: the same order with one product. */
export const mutualFlow = defineFlow({
  ...mutualDraft,
  steps: [{ path: '/onderling-bellen', label: flowCopy.steps.choose, answered: () => true }],
  doneLabel: flowCopy.steps.done,
  order: topupPrepaidBundle,
  done: '/onderling-bellen/bedankt',
  items,
  offers,
})
