import type { UsageMonth } from '#model/renewal/contract.ts'
import { sizeRank } from './bundleChange.ts'
import { sizeOf } from './bundles.ts'
import type { BundleOption } from './contract/bundleOptions.ts'

/** With fewer whole months no size is advised: one odd month would decide. */
const MONTHS = 3

/** The months that tell how large a bundle must be: the last three complete ones, oldest first. */
export const recentMonths = (months: readonly UsageMonth[]): readonly UsageMonth[] => months.slice(-MONTHS)

/** The smallest of these bundles that holds the internet of each recent month; null when months are missing or none does. */
export function smallestThatHolds(options: readonly BundleOption[], months: readonly UsageMonth[]): BundleOption | null {
  const recent = recentMonths(months)
  if (recent.length < MONTHS) return null
  const most = Math.max(...recent.map(({ data }) => data.used))
  const holding = options.filter((option) => option.isUnlimited || sizeOf(option) >= most)
  return holding.toSorted((a, b) => sizeRank(a) - sizeRank(b))[0] ?? null
}
