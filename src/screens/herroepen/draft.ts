import { defineDraft, personal } from '../../flow/defineDraft.ts'
import { clearWhenLeft, leave } from '../../flow/draft.ts'

export const withdrawDraft = defineDraft('withdraw', {
  /** Where the confirmation goes; null before the statement. */
  email: personal<string | null>(null),
})

export const finish = (): void => clearWhenLeft(withdrawDraft)
export const left = (): void => leave(withdrawDraft)
