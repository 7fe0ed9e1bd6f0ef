import { proxy, useSnapshot } from 'valtio'

/** A text beside the customer's picture that replaces the name for a while. */
export const pill = proxy<{ text: string | null }>({ text: null })
export const usePill = (): string | null => useSnapshot(pill).text
