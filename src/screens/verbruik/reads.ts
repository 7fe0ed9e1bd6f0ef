import { reading } from '../../api/client.ts'
import { getUsage, type UsageQuery } from '../../api/contract/usage.ts'
import type { Facts } from '../../domain/access.ts'

/** The period in the address; left out: the current one. */
export const periodIn = (query: URLSearchParams): UsageQuery => {
  const period = query.get('periode')
  return period !== null && /^\d{4}-\d{2}-\d{2}$/.test(period) ? { period } : {}
}

export const usageReads = (_: Facts, query: URLSearchParams) => [reading(getUsage, periodIn(query))]
export const callReads = (_: Facts, query: URLSearchParams) => [reading(getUsage, { ...periodIn(query), events: true })]
