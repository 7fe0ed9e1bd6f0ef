import { joined, plainValue } from './plainValue.ts'

/** Digits in one piece or in groups, which no further digits follow or precede. */
const RUN = /(?<![\p{L}\d+]|\d[ .,:/-])\d+(?:[ -]\d{2,})*(?![\p{L}\d]|[ .,:/-]\d)/gu

/**
 * The code of so many digits in a text that holds just that, in any groups, or words around it: `Je code is 123 456.` gives `123456`. Null
 * without one, and with two different ones.
 */
export function digitsAmong(text: string, count: number): string | null {
  const whole = joined(text)
  const runs = /^\d+$/.test(whole) ? [whole] : (plainValue(text).match(RUN) ?? []).map(joined)
  const [found, ...others] = new Set(runs.filter((run) => run.length === count))
  return found !== undefined && others.length === 0 ? found : null
}
