import { once } from './once.ts'

const lists = once(() => new Intl.ListFormat('nl-NL', { type: 'conjunction' }))

/** Things that belong together, in a sentence: `je telefoon en je nieuwe contract`. */
export const listText = (things: readonly string[]): string => lists().format(things)
