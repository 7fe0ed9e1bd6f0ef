import { plainValue } from './plainValue.ts'

/** Common writing around an amount: the currency in front or behind, and `,-` or `,--` for no cents. */
const AROUND = /^(?:€|eur(?:o)?)? ?(.*?) ?(?:€|eur(?:o|os)?)?$/i
const NO_CENTS = /[.,] ?(?:-{1,2}|=)?$/

/** Thousands by dots, blanks or quotes, and at most two decimals after a comma; also with one dot as the decimal mark. */
const DUTCH = /^(\d+|\d{1,3}(?:([. '])\d{3})(?:\2\d{3})*)?(?:,(\d{1,2}))?$/
const DECIMAL_POINT = /^(\d*|\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/
/** Thousands by a comma or decimals behind it: nobody can tell. */
const TWOFOLD = /^(\d{1,3}),(\d{3})$/

const bare = (text: string): string => (AROUND.exec(plainValue(text))?.[1] ?? '').replace(NO_CENTS, '')

/**
 * Parses an amount or another number (domain 1.26): `1250`, `1.250`, `1250,50`, and as people write them: `€ 2.500,00`, `2.500,-`,
 * `1 250 euro`, `1250.50`, `1,250.50`. Null for anything else, and for `2,500`, see `numbersMeant`.
 */
export function numberIn(text: string): number | null {
  const written = bare(text)
  if (!/\d/.test(written)) return null
  const [found, whole = '0', , cents = ''] = DUTCH.exec(written) ?? []
  if (found !== undefined) return Number(`${whole.replace(/[. ']/g, '')}.${cents || 0}`)
  const [, before, after] = DECIMAL_POINT.exec(written) ?? []
  return before === undefined ? null : Number(`${before.replaceAll(',', '') || 0}.${after}`)
}

/** The numbers that `2,500` can mean: 2.500 and 2,50; with three decimals that count, only the thousands. Empty when there is no doubt. */
export function numbersMeant(text: string): number[] {
  const [, thousands, rest] = TWOFOLD.exec(bare(text)) ?? []
  if (thousands === undefined || rest === undefined) return []
  return [Number(thousands + rest), ...(rest.endsWith('0') ? [Number(`${thousands}.${rest}`)] : [])]
}

/** `2.500` or `2,50`. */
export const numberInputText = (number: number): string =>
  number.toLocaleString('nl-NL', { minimumFractionDigits: Number.isInteger(number) ? 0 : 2 })

/** True for a whole number from `min` up to and including `max`. */
export function isWholeBetween(text: string, min: number, max: number): boolean {
  const number = numberIn(text)
  return number !== null && Number.isInteger(number) && number >= min && number <= max
}

/** The value after one or more steps, aligned to multiples of `step` from `min` and clamped to the range. */
export function stepped(text: string, steps: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const at = numberIn(text)
  if (at === null) return steps > 0 ? min : max
  const place = (at - min) / step
  const next = (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps
  return Math.min(max, Math.max(min, min + next * step))
}
