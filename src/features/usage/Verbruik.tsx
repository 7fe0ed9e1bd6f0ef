import { Suspense } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Boundary } from '#kit/ui/Boundary.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { getUsage, type UsageQuery } from '#model/usage/contract.ts'
import { dataStateOf, hasPassed, isUnused } from '#model/usage/usage.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { TotalBones } from './Bones.tsx'
import { BundleRows } from './BundleRows.tsx'
import { BuyMore } from './BuyMore.tsx'
import { conclusionOf } from './conclusion.ts'
import { copy } from './copy.ts'
import { Empty } from './Empty.tsx'
import { Costs, Places } from './Facts.tsx'
import { RenewUsage, renewalText, UpdatedAt } from './Notes.tsx'
import { PeriodBlock } from './PeriodBlock.tsx'
import { usageReads } from './reads.ts'
import { dataRow, smsRow, voiceRow } from './rows.ts'
import { StandstillNotice } from './Standstill.tsx'
import styles from './Usage.module.css'
import { UsageHead } from './UsageHead.tsx'
import { type PeriodChoice, usageOf, usePeriod } from './usePeriod.ts'

/** Few customers are abroad. */
const { Component: TripNotice } = preloadable(() => import('#features/abroad/shared/TripNotice.tsx'))

export default function Verbruik() {
  const period = usePeriod('/verbruik')
  return (
    <div className="wrap page">
      <UsageHead title={copy.total.heading} path="/verbruik" period={period} />
      <Boundary fallback={() => null}>
        <Suspense fallback={null}>
          <TripNotice />
        </Suspense>
      </Boundary>
      <PeriodBlock read={usageOf(period.query)} waiting={<TotalBones />}>
        <TotalUsage query={period.query} to={period.to} />
      </PeriodBlock>
    </div>
  )
}

Verbruik.reads = usageReads

function TotalUsage({ query, to }: { query: UsageQuery; to: PeriodChoice['to'] }) {
  const usage = useRead(getUsage, query)
  const { failure } = useReadState(getUsage, query)

  const today = dayOf(now())
  const isOver = hasPassed(usage.period, today)
  const state = dataStateOf(usage, today)
  const { title, text } = conclusionOf(usage, state, today)
  const renewal = renewalText(usage)
  const [internet, calls] = [to('/verbruik/internet'), to('/verbruik/bellen-en-sms')]

  if (isUnused(usage)) return <Empty text={isOver ? copy.total.emptyPast : copy.total.empty} isOver={isOver} usage={usage} />
  return (
    <section className="stack" aria-labelledby="conclusie">
      <StandstillNotice usage={usage} />
      <div className={styles.conclusion}>
        <h2 className="title-section" id="conclusie">
          {title}
        </h2>
        {text && <p className="muted">{text}</p>}
      </div>
      <div className="columns columns--main-side">
        <div className="stack">
          <BuyMore kind="data" limited={state.kind === 'empty' && usage.standstill === null} isUrgent />
          <BundleRows rows={[dataRow(usage, today, internet), voiceRow(usage, today, calls), smsRow(usage, calls)]} />
          <div className={styles.notes}>
            {renewal && <p>{renewal}</p>}
            <div className={styles.updated}>
              <p>
                {copy.total.delay} <UpdatedAt usage={usage} failure={failure} />
              </p>
              <RenewUsage usage={usage} />
            </div>
          </div>
        </div>
        <div className="stack">
          <Places usage={usage} />
          <Costs usage={usage} />
        </div>
      </div>
    </section>
  )
}
