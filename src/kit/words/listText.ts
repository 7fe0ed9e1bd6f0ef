import { once } from '../once.ts'

const lists = once(() => new Intl.ListFormat('nl-NL', { type: 'conjunction' }))

/** Joins things into a Dutch enumeration: `je telefoon en je nieuwe contract`. */
export const listText = (things: readonly string[]): string => lists().format(things)
