/** Dutch notation: optional dots between thousands and at most two decimals after a comma. */
const WRITTEN = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

/** Parses `1250`, `1.250` and `1250,50`; null for anything else, such as `12,505`. */
export function numberIn(text: string): number | null {
  const found = WRITTEN.exec(text.trim())
  return found ? Number(`${found[1]?.replaceAll('.', '')}.${found[2] ?? 0}`) : null
}

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
