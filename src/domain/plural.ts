import { once } from './once.ts'

const rules = once(() => new Intl.PluralRules('nl-NL'))

/** The form of a word, or of a whole sentence, that goes with a number. */
export const plural = (count: number, one: string, other: string): string => (rules().select(count) === 'one' ? one : other)
