import { plainText } from '#kit/typed/typedText.ts'
import type { CallNames } from './callNames.ts'

const LONGEST_NAME = 40

/** A name as it is kept; empty for none. */
export const nameIn = (text: string): string => plainText(text)

/** The problem with a name, or null: at most 40 characters; an empty one takes the name away (domain 1.25). */
export const nameProblem = (text: string): 'tooLong' | null => ([...nameIn(text)].length > LONGEST_NAME ? 'tooLong' : null)

/** The names after one was given, or taken away by an empty name. */
export function withName(names: CallNames, number: string, text: string): CallNames {
  const { [number]: _, ...others } = names
  const name = nameIn(text)
  return name === '' ? others : { ...others, [number]: name }
}
