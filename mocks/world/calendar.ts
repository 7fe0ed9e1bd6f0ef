import type { Day } from '../../src/api/contract/parts.ts'

export const DEBIT_DAYS = 7

/** Whole months from the month of `a` to the month of `b`. */
export function monthsBetween(a: Day, b: Day): number {
  const [[yearA = 0, monthA = 0], [yearB = 0, monthB = 0]] = [a, b].map((day) => day.split('-').map(Number)) as [
    number[],
    number[],
  ]
  return (yearB - yearA) * 12 + monthB - monthA
}
