import { defineDraft, personal } from '#page/draft/defineDraft.ts'
import { clearWhenLeft, leave } from '#page/draft/draft.ts'

export const withdrawDraft = defineDraft('withdraw', {
  /** Where the confirmation goes; null before the statement. */
  email: personal<string | null>(null),
})

export const finishWithdrawal = (): void => clearWhenLeft(withdrawDraft)
export const leftWithdrawal = (): void => leave(withdrawDraft)
