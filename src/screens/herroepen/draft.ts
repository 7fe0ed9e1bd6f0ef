import { clearWhenLeft, leave } from '../../flow/draft.ts'

/** Where the confirmation goes is personal and stays in memory; null while the customer has not made the statement. */
export const withdrawDraft = { name: 'withdraw', blank: (): { email: string | null } => ({ email: null }) }

export const finish = (): void => clearWhenLeft(withdrawDraft)
export const left = (): void => leave(withdrawDraft)
