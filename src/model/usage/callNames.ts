import { isHidden } from './usage.ts'

/** The names that a customer gave to whole numbers, by number. */
export type CallNames = Readonly<Record<string, string>>

/** What a number is called. Not sure: digits of it are hidden, and the name belongs to the only named number that fits. */
export type Known = { name: string; isSure: boolean }

/**
 * The name of a number (domain 1.25). A number with hidden digits has a name when exactly one named number fits it, and then it is not sure
 * that it is the same. Null without a name.
 */
export function nameOf(number: string, names: CallNames): Known | null {
  const own = Object.hasOwn(names, number) ? names[number] : undefined
  if (own !== undefined) return { name: own, isSure: true }
  if (!isHidden(number)) return null
  const fits = Object.entries(names).filter(
    ([known]) => known.length === number.length && [...number].every((digit, at) => isHidden(digit) || digit === known[at]),
  )
  const [only, ...others] = fits
  return only !== undefined && others.length === 0 ? { name: only[1], isSure: false } : null
}
