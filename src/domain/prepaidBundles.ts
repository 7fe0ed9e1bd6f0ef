import type { Day } from '../api/contract/parts.ts'
import { addDays } from './dates.ts'

/** Cents that the credit is short of a price; 0 when it is enough. A bundle is paid from the credit (domain 1.2). */
export const lackingOf = (price: number, balance: number): number => Math.max(0, price - balance)

/** The last day of a bundle that begins on `from`. A bundle of 1 day ends on the day on which it begins. */
export const lastDayOf = (from: Day, days: number): Day => addDays(from, days - 1)

/** The first day after the last: on it a bundle is extended, or it has stopped. */
export const nextStartOf = (until: Day): Day => addDays(until, 1)

type Ending = { until: Day; days: number; price: number; autoExtend: boolean }

/**
 * What a bundle becomes on the day after its last one: extended, when the customer wants that and has enough credit by then (domain
 * prepaidBundle autoExtendHint); null when it stops. Cents.
 */
export function extensionOf({ until, days, price, autoExtend }: Ending, balance: number): { until: Day; balance: number } | null {
  if (!autoExtend || lackingOf(price, balance) > 0) return null
  return { until: lastDayOf(nextStartOf(until), days), balance: balance - price }
}

/**
 * The bundle that is chosen: the first of `wanted` (ids) that is sold, else the one that most people choose, else the first. Undefined when
 * nothing is sold.
 */
export const chosenOf = <Bundle extends { id: string; popular: boolean }>(
  options: readonly Bundle[],
  wanted: readonly (string | null | undefined)[],
): Bundle | undefined => {
  const sold = wanted.flatMap((id) => options.find((option) => option.id === id) ?? [])
  return sold[0] ?? options.find(({ popular }) => popular) ?? options[0]
}
