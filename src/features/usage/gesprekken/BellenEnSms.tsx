import { useEffect, useMemo } from 'react'
import { now } from '#kit/clock.ts'
import { addDays, dayOf, daysBetween } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { minutesInFull, minutesText } from '#kit/words/dataSize.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import type { AccessFacts } from '#model/access/access.ts'
import { reading } from '#model/operation.ts'
import { getUsPs } from '#model/overview/contract.ts'
import { callCosts } from '#model/usage/callCosts.ts'
import { getUsage, type Period, type Usage, type UsageEvent, type UsageQuery } from '#model/usage/contract.ts'
import { type CallSums, dayGroupsOf, hasPassed, sumsOf } from '#model/usage/usage.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import type { RouteAddress } from '#platform/router/route.ts'
import { CallsBones } from '../Bones.tsx'
import { BundleRows } from '../BundleRows.tsx'
import { BuyMore } from '../BuyMore.tsx'
import { copy } from '../copy.ts'
import { DayBars } from '../DayBars.tsx'
import { Empty } from '../Empty.tsx'
import { CallRates, Costs } from '../Facts.tsx'
import { RenewUsage, UpdatedAt } from '../Notes.tsx'
import { PeriodBlock } from '../PeriodBlock.tsx'
import { current, periodIn } from '../reads.ts'
import { otherCallRows, smsRow, voiceRow } from '../rows.ts'
import { smsText } from '../shared/contactText.ts'
import { seek } from '../shared/sought.ts'
import styles from '../Usage.module.css'
import { UsageHead } from '../UsageHead.tsx'
import { usageOf, usePeriod } from '../usePeriod.ts'
import { EventSection } from './EventSection.tsx'

const dailyCallsWords = copy.chart

const words = copy.calls
const none: readonly UsageEvent[] = []

export default function BellenEnSms() {
  const period = usePeriod('/verbruik/bellen-en-sms')
  // Not with its list: that of another period comes in its place, also for a number that was just looked for.
  useEffect(() => () => seek(null), [])
  return (
    <div className="wrap page">
      <UsageHead title={words.heading} path="/verbruik/bellen-en-sms" period={period} />
      <PeriodBlock
        read={usageOf(period.query)}
        waiting={<CallsBones />}
        offlineText={copy.callsOffline}
        instead={period.query.period === undefined && <KnownSums />}
      >
        <Calls query={period.query} />
      </PeriodBlock>
    </div>
  )
}

/** Includes the events, which only this screen shows. */
BellenEnSms.reads = (_: AccessFacts, { query }: Pick<RouteAddress, 'query'>) => [
  current,
  reading(getUsage, { ...periodIn(query), events: true }),
  getUsPs,
]

function Calls({ query }: { query: UsageQuery }) {
  const usage = useRead(getUsage, query)
  const { failure } = useReadState(getUsage, query)
  const events = usage.events ?? none
  // Memoized, because there may be ten thousand rows.
  const groups = useMemo(() => dayGroupsOf(events), [events])
  const sums = useMemo(() => sumsOf(events, groups), [events, groups])

  const today = dayOf(now())
  const isOver = hasPassed(usage.period, today)

  if (events.length === 0) return <Empty text={isOver ? words.emptyPast : words.empty} isOver={isOver} />
  return (
    <div className="stack stack--loose">
      <div className="columns columns--main-side">
        <Card className="stack">
          <div className={styles.conclusion}>
            <h2 className="title-card">{words.intro(minutesInFull(sums.minutes), smsText(usage.voice.smsUsed))}</h2>
            <div className={styles.updated}>
              <p className="muted">
                {words.counted} <UpdatedAt usage={usage} failure={failure} />
              </p>
              <RenewUsage usage={usage} />
            </div>
          </div>
          {sums.minutes > 0 && <DailyCalls period={usage.period} sums={sums} today={today} />}
        </Card>
        <Sums usage={usage} sums={sums} />
      </div>
      <EventSection events={events} groups={groups} kinds={sums.kinds} period={usage.period} hasBundle={usage.voice.hasBundle} />
    </div>
  )
}

/** `sums` of the events, when they have loaded: calls outside the bundle are known only from them. */
function Sums({ usage, sums }: { usage: Usage; sums?: CallSums }) {
  const { voice, period } = usage
  const today = dayOf(now())
  return (
    <div className="stack">
      <BundleRows rows={[voiceRow(usage, today), ...(sums ? otherCallRows(usage, sums) : []), smsRow(usage)]} />
      <Costs usage={usage} kinds={callCosts} />
      <CallRates usage={usage} />
      <BuyMore kind="voice" limited={voice.hasBundle && !voice.isUnlimited && !hasPassed(period, today)} />
    </div>
  )
}

/** The figures stored on the device, shown without the list. */
function KnownSums() {
  const usage = useReadState(getUsage, {}).value
  if (!usage) return null
  return (
    <>
      <Sums usage={usage} />
      <p className={styles.notes}>
        <UpdatedAt usage={usage} failure={null} />
      </p>
    </>
  )
}

function DailyCalls({ period, sums, today }: { period: Period; sums: CallSums; today: Day }) {
  const last = today < period.until ? today : period.until
  const values = Array.from(
    { length: daysBetween(period.from, last) + 1 },
    (_, index) => sums.perDay.get(addDays(period.from, index)) ?? 0,
  )
  const most = Math.max(...values)
  const mean = sums.minutes / values.length
  const day = weekdayText(addDays(period.from, values.indexOf(most)))
  const sentence = dailyCallsWords.calls(minutesInFull(Math.round(mean)), day, minutesInFull(most))
  return (
    <>
      <p className="muted">{sentence}</p>
      <DayBars
        period={period}
        values={values}
        today={today}
        mean={{ value: mean, text: dailyCallsWords.mean(minutesText(mean)) }}
        label={dailyCallsWords.bars(copy.calls.perDay)}
        isLarge
      />
    </>
  )
}
