import * as v from 'valibot'
import { now } from '#kit/clock.ts'
import { addMonths, dayOf } from '#kit/dates.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { reading, type Wanted } from '#model/operation.ts'
import { getUsage, PeriodId, type UsageQuery } from '#model/usage/contract.ts'
import type { RouteAddress } from '#platform/router/route.ts'

/** There are at most 13 periods, so none starts earlier than this. */
const MOST_MONTHS = 14

/** The period in the address; a missing or impossible one means the current period. */
export function periodIn(query: URLSearchParams): UsageQuery {
  const period = query.get('periode')
  const today = dayOf(now())
  if (!v.is(PeriodId, period)) return {}
  const first = period.slice(0, today.length)
  return first <= today && first > addMonths(today, -MOST_MONTHS) ? { period } : {}
}

/** The current period also lists all periods, so it is always read. */
export const current = reading(getUsage, {})

export function usageReads(_: AccessFacts, { query }: Pick<RouteAddress, 'query'>): Wanted[] {
  const wanted = periodIn(query)
  return wanted.period === undefined ? [current] : [current, reading(getUsage, wanted)]
}
