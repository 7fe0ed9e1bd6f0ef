import { clearWhenLeft, leave } from '../../flow/draft.ts'

/** The e-mail address for the confirmation is personal, so it is in memory only; null before the statement. */
export const withdrawDraft = { name: 'withdraw', blank: (): { email: string | null } => ({ email: null }) }

export const finish = (): void => clearWhenLeft(withdrawDraft)
export const left = (): void => leave(withdrawDraft)
