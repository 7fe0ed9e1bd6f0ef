import { now } from '#kit/clock.ts'
import { addDays, dayOf } from '#kit/dates.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { dayText, momentText } from '#kit/words/dateText.ts'
import { getUsage, type Usage } from '#model/usage/contract.ts'
import { freshnessOfUsage, hasPassed } from '#model/usage/usage.ts'
import type { Failure } from '#platform/api/failure.ts'
import { useOnline } from '#platform/connection/connection.ts'
import { copy } from './copy.ts'
import { Renew, useRenew } from './shared/Renew.tsx'

const words = copy.total
const stale = { outdated: words.outdated, previous: words.previousPeriod } as const

export function UpdatedAt({ usage, failure }: { usage: Usage; failure: Failure | null }) {
  const online = useOnline()
  const freshness = freshnessOfUsage(usage, now())
  return (
    <>
      {words.updated(momentText(Date.parse(usage.updatedAt), now()))}
      {failure && online && ` ${words.notRefreshed}`}
      {freshness !== 'fresh' && (
        <>
          {' '}
          <Badge tone="warn" size="s">
            {stale[freshness]}
          </Badge>
        </>
      )}
    </>
  )
}

export function RenewUsage({ usage }: { usage: Usage }) {
  const renewing = useRenew(getUsage)
  if (hasPassed(usage.period, dayOf(now()))) return null
  return <Renew renewing={renewing} text={words.updated(momentText(Date.parse(usage.updatedAt), now()))} />
}

/** The future of the bundles after this period; null when it is over or there are none. */
export function renewalText({ period, data, voice }: Usage): string | null {
  if (hasPassed(period, dayOf(now())) || !(data.hasBundle || voice.hasBundle)) return null
  return data.autoExtend ? words.restarts(dayText(addDays(period.until, 1))) : words.stops(dayText(period.until))
}
