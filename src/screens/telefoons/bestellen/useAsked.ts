import { useLayoutEffect } from 'react'
import { choiceOf, type Offer } from './choice.ts'
import type { HandsetDraft } from './draft.ts'

/** Whether income and costs are asked follows from what is offered now: another limit, or another price, makes it another flow. */
export function useAsked(offer: Offer, draft: HandsetDraft, set: (change: Partial<HandsetDraft>) => void): void {
  const { needs } = choiceOf(offer, draft)
  const isOther = draft.chosen && needs !== draft.asks
  useLayoutEffect(() => {
    if (isOther) set({ asks: needs })
  })
}
