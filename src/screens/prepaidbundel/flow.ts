import * as v from 'valibot'
import type { Item } from '../../analytics/vocabulary.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import { getPrepaidTopupBundlesV3, type PrepaidOrder, topupPrepaidBundle } from '../../api/contract/prepaidBundle.ts'
import { getUsage } from '../../api/contract/usage.ts'
import { flowCopy } from '../../flow/copy.ts'
import { defineFlow } from '../../flow/flow.ts'
import { provider } from '../../provider.ts'

const offers = [getPrepaidTopupBundlesV3, prepaidOverview]
const changes = [getPrepaidTopupBundlesV3, prepaidOverview, getUsage]

/** As the data layer knows what is bought. */
const items = ({ id, price }: Pick<PrepaidOrder, 'id' | 'price'>): Item[] => [
  {
    item_id: id,
    item_name: 'prepaid bundle',
    item_brand: provider.name,
    item_category: 'bundle',
    subscription_type: 'prepaid',
    quantity: 1,
    price: price / 100,
  },
]

/** `id` null: not chosen yet. Extending costs money later, so nobody finds it ticked. */
const BundleDraft = v.object({ id: v.nullable(v.string()), autoExtend: v.boolean() })
export type BundleDraft = v.InferOutput<typeof BundleDraft>

/** A bundle from the credit: one step, and it has begun. */
export const bundleFlow = defineFlow({
  name: 'prepaid-bundle',
  blank: (): BundleDraft => ({ id: null, autoExtend: false }),
  draftSchema: BundleDraft,
  steps: [{ path: '/kies-prepaid-bundel', label: flowCopy.steps.choose, answered: ({ id }) => id !== null }],
  doneLabel: flowCopy.steps.done,
  order: topupPrepaidBundle,
  done: '/kies-prepaid-bundel/bedankt',
  items,
  offers,
  changes,
})

const MutualDraft = v.object({ autoExtend: v.boolean() })
export type MutualDraft = v.InferOutput<typeof MutualDraft>

/** On-net calling from the credit: the same order, of one thing. */
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
  changes,
})
