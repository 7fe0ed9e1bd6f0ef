import { proxy, useSnapshot } from 'valtio'

/** What stands beside the customer's picture for a while, instead of the name. */
export const pill = proxy<{ text: string | null }>({ text: null })
export const usePill = (): string | null => useSnapshot(pill).text
