import { once } from '../once.ts'

const rules = once(() => new Intl.PluralRules('nl-NL'))

/** Chooses between the singular and plural form of a word or sentence. */
export const plural = (count: number, one: string, other: string): string => (rules().select(count) === 'one' ? one : other)
