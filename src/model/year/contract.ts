import * as v from 'valibot'
import { Cents, Day } from '#kit/parts.ts'
import { get } from '#model/operation.ts'
import { UsageMonth } from '#model/renewal/contract.ts'

/** The usage of one whole calendar month, and what it cost. */
export const YearMonth = v.object({
  ...UsageMonth.entries,
  /** The bundles of this month and the data cap; with prepaid the bundles that were bought in it. A phone is left out. */
  bundles: Cents,
  /** Use in the Netherlands and the EU outside the bundles, and extra bundles. */
  outside: Cents,
})
export type YearMonth = v.InferOutput<typeof YearMonth>

/** The whole months of a calendar year, which do not change any more: in January of the year before, otherwise of this year so far. */
export const Year = v.object({
  /** The first day of the year. */
  from: Day,
  /** The first day as a customer when that is in this year; null when it was before. */
  since: v.nullable(Day),
  /** Oldest first. A month of which nothing is known any more is left out. */
  months: v.pipe(v.array(YearMonth), v.maxLength(12)),
  /** Prepaid: what was topped up in these months; null for a subscriber. */
  toppedUp: v.nullable(Cents),
})
export type Year = v.InferOutput<typeof Year>

export const getYear = get('getYear', Year) // not in the spec
