import { startTransition, useOptimistic } from 'react'
import { type Reading, reading } from '#model/operation.ts'
import { getUsage, type Period, type UsageQuery } from '#model/usage/contract.ts'
import { preload, useReadState } from '#platform/api/client.ts'
import { type Href, withQuery } from '#platform/router/href.ts'
import { navigate, usePlace } from '#platform/router/location.tsx'
import { periodIn } from './reads.ts'

export type UsagePath = '/verbruik' | '/verbruik/internet' | '/verbruik/bellen-en-sms'

export type PeriodChoice = {
  /** Newest first; empty while loading, null when loading failed. */
  periods: readonly Period[] | null
  query: UsageQuery
  /** The period chosen last, at once; its figures follow. */
  asked: string | undefined
  choose: (id: string) => void
  /** Prefetches a period that is about to be chosen. */
  expect: (id: string) => void
  to: (path: UsagePath) => Href
}

/** The period of a usage screen, in the address as `?periode=`, so that it survives a reload and goes along to the next screen. */
export function usePeriod(path: UsagePath): PeriodChoice {
  const place = new URLSearchParams(usePlace().search)
  const current = useReadState(getUsage, {})
  const periods = current.value?.periods ?? []
  const query = known(periodIn(place), periods)
  const [asked, ask] = useOptimistic(query.period ?? periods[0]?.id)

  const events = path === '/verbruik/bellen-en-sms' ? { events: true as const } : {}
  const queryOf = (id: string): UsageQuery => known({ period: id }, periods)
  return {
    periods: current.settled && !current.value ? null : periods,
    query: { ...query, ...events },
    asked,
    choose: (id) =>
      startTransition(() => {
        ask(id)
        navigate(addressOf(path, queryOf(id)), { replace: true })
      }),
    expect: (id) => void preload([usageOf({ ...queryOf(id), ...events })]),
    to: (target) => addressOf(target, query),
  }
}

export const usageOf = (query: UsageQuery): Reading => reading(getUsage, query)

const addressOf = (path: UsagePath, { period }: UsageQuery) => withQuery(path, { periode: period })

/** The newest period is the current one (no id); unknown ids mean the current one too. */
function known({ period }: UsageQuery, periods: readonly Period[]): UsageQuery {
  const isOlder = periods.slice(1).some(({ id }) => id === period)
  return period !== undefined && (isOlder || periods.length === 0) ? { period } : {}
}
