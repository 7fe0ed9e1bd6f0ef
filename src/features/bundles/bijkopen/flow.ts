import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { type ExtraType, getPostpaidTopupBundles, type TopupBundle, topupPostpaidBundle } from '#model/bundles/contract/topup.ts'
import { defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import type { Item } from '#platform/analytics/vocabulary.ts'
import type { RoutePath } from '#platform/router/register.ts'

export const itemOf = ({ id, type, price }: Pick<TopupBundle, 'id' | 'type' | 'price'>): Item => ({
  item_id: id,
  item_name: `extra ${type}`,
  item_brand: provider.name,
  item_category: type,
  quantity: 1,
  price: price / 100,
})

/** One step; the purchase is paid with the next invoice. */
const buying = (type: ExtraType, name: string, path: RoutePath, done: RoutePath) =>
  defineFlow({
    ...defineDraft(name, { id: persisted(v.nullable(v.string()), null) }),
    steps: [{ path, label: flowCopy.steps.choose, answered: ({ id }) => id !== null }],
    doneLabel: flowCopy.steps.done,
    order: topupPostpaidBundle,
    done,
    items: ({ id, price }) => [itemOf({ id, type, price })],
    offers: [getPostpaidTopupBundles],
  })

export const topupFlows = {
  data: buying('data', 'extra-data', '/mbs-bijkopen', '/mbs-bijkopen/bedankt'),
  voice: buying('voice', 'extra-minutes', '/minuten-bijkopen', '/minuten-bijkopen/bedankt'),
} as const satisfies Record<ExtraType, unknown>
