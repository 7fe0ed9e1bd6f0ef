import * as v from 'valibot'
import { provider } from '#kit/provider.ts'
import { createSimcard, getSimcardOffer, SimReason, type WantedSim } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { type DraftOf, defineDraft, persisted } from '#page/draft/defineDraft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { defineFlow } from '#page/flow/flow.ts'
import type { Item } from '#platform/analytics/vocabulary.ts'

/** Empty: not chosen yet. */
export const requestDraft = defineDraft('simcard', {
  kind: persisted(v.picklist(['', 'physical', 'esim']), ''),
  platform: persisted(v.picklist(['', 'ios', 'android']), ''),
  reason: persisted(v.union([SimReason, v.literal('')]), ''),
})
export type RequestDraft = DraftOf<typeof requestDraft>

export const REQUEST = '/simkaart-aanvragen'

/** The item in the analytics data layer. */
const itemOf = ({ type, price }: WantedSim): Item => ({
  item_id: type,
  item_name: type === 'USIM' ? 'simcard' : 'esim',
  item_brand: provider.name,
  item_category: 'sim',
  quantity: 1,
  price: price / 100,
})

/** Requesting a card or an eSIM in one step; any price goes on the next invoice. */
export const simRequestFlow = defineFlow({
  ...requestDraft,
  steps: [{ path: REQUEST, label: flowCopy.steps.choose, answered: ({ kind, reason }) => kind !== '' && reason !== '' }],
  doneLabel: flowCopy.steps.done,
  order: createSimcard,
  done: '/simkaart-aanvragen/bedankt',
  items: (wanted) => [itemOf(wanted)],
  offers: [getSimcardOffer, getSimCard],
})
