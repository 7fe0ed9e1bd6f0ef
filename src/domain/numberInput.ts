/** Dutch notation: dots between thousands or none at all, at most two decimals after a comma. */
const WRITTEN = /^(\d+|\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/

/** `1250`, `1.250` and `1250,50` as a number; null for anything else, `12,505` among it. */
export function numberIn(text: string): number | null {
  const found = WRITTEN.exec(text.trim())
  return found ? Number(`${found[1]?.replaceAll('.', '')}.${found[2] ?? 0}`) : null
}

/** Is this a whole number between these two, themselves included? */
export function isWholeBetween(text: string, min: number, max: number): boolean {
  const number = numberIn(text)
  return number !== null && Number.isInteger(number) && number >= min && number <= max
}

/** One step up or down from what stands there, on the steps that count from `min`, and never past the ends. */
export function stepped(text: string, steps: number, { min, max, step }: { min: number; max: number; step: number }): number {
  const at = numberIn(text)
  if (at === null) return steps > 0 ? min : max
  const place = (at - min) / step
  const next = (steps > 0 ? Math.floor(place) : Math.ceil(place)) + steps
  return Math.min(max, Math.max(min, min + next * step))
}
