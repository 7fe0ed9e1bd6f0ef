import { defineDraft, personal } from '#page/draft/defineDraft.ts'
import { clearWhenLeft, leave } from '#page/draft/draft.ts'

export const withdrawDraft = defineDraft('withdraw', {
  /** Where the confirmation goes; null before the statement. */
  email: personal<string | null>(null),
})

export const finish = (): void => clearWhenLeft(withdrawDraft)
export const left = (): void => leave(withdrawDraft)
