import { useLayoutEffect } from 'react'
import { choiceOf, type Offer } from './choice.ts'
import type { HandsetDraft } from './draft.ts'

/** Whether income is checked depends on the current offer: a new limit or price can change the steps. */
export function useAsked(offer: Offer, draft: HandsetDraft, set: (change: Partial<HandsetDraft>) => void): void {
  const { needs } = choiceOf(offer, draft)
  const isOther = draft.chosen && needs !== draft.asks
  useLayoutEffect(() => {
    if (isOther) set({ asks: needs })
  })
}
