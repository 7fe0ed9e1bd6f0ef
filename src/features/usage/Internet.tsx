import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { columnText, sizeText } from '#kit/words/dataSize.ts'
import { weekdayText } from '#kit/words/dateText.ts'
import { getUsage, type Usage, type UsageQuery } from '#model/usage/contract.ts'
import { type DataState, dailyOf, dataStateOf, hasPassed, usedOn } from '#model/usage/usage.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { useVisitor } from '#platform/session/visitor.ts'
import { InternetBones } from './Bones.tsx'
import { BuyMore } from './BuyMore.tsx'
import { conclusionOf } from './conclusion.ts'
import { copy } from './copy.ts'
import { DayBars } from './DayBars.tsx'
import { DayTable } from './DayTable.tsx'
import { Empty } from './Empty.tsx'
import { Places } from './Facts.tsx'
import { PeriodBlock } from './PeriodBlock.tsx'
import { usageReads } from './reads.ts'
import { StandstillNotice } from './Standstill.tsx'
import { TideLine } from './TideLine.tsx'
import styles from './Usage.module.css'
import { UsageHead } from './UsageHead.tsx'
import { usageOf, usePeriod } from './usePeriod.ts'

const words = copy.chart

export default function Internet() {
  const period = usePeriod('/verbruik/internet')
  return (
    <div className="wrap page">
      <UsageHead title={copy.data.heading} path="/verbruik/internet" period={period} />
      <PeriodBlock read={usageOf(period.query)} waiting={<InternetBones />}>
        <InternetUsage query={period.query} />
      </PeriodBlock>
    </div>
  )
}

Internet.reads = usageReads

function InternetUsage({ query }: { query: UsageQuery }) {
  const usage = useRead(getUsage, query)
  const { failure } = useReadState(getUsage, query)

  const today = dayOf(now())
  const isOver = hasPassed(usage.period, today)
  const state = dataStateOf(usage, today)
  const hasLine = state.kind === 'still' ? state.left !== null : state.kind !== 'no-bundle' && state.kind !== 'unlimited'
  const isEmpty = state.kind === 'empty'
  // No buying while the internet is stopped, because it could not be used; a data cap has its own way out.
  const canUse = state.kind !== 'still' && usage.standstill === null
  const { title, text } = conclusionOf(usage, state, today)
  const mayCap = useCanCap() && !isOver && state.kind !== 'unlimited' && state.kind !== 'still'

  if (usage.data.used === 0) return <Empty text={unusedText(state, isOver)} isOver={isOver} usage={usage} />
  const buy = <BuyMore kind="data" limited={hasLine && !isOver && canUse} isUrgent={isEmpty} />
  return (
    <div className="stack stack--loose">
      <StandstillNotice usage={usage} />
      <div className="columns columns--main-side">
        <Card className="stack">
          <div className={styles.conclusion}>
            <h2 className="title-card">{title}</h2>
            {text && <p className="muted">{text}</p>}
          </div>
          {isEmpty && buy}
          {hasLine ? <TideLine usage={usage} state={state} today={today} /> : <DailyData usage={usage} today={today} isLarge />}
        </Card>
        <div className="stack">
          {hasLine && (
            <Card className="stack">
              <DailyData usage={usage} today={today} title={copy.data.perDay} />
            </Card>
          )}
          <Places usage={usage} withCosts />
          {!isEmpty && buy}
          {mayCap && (
            <ButtonLink to="/dataplafond" variant="outline">
              {copy.data.cap}
            </ButtonLink>
          )}
        </div>
      </div>
      <DayTable usage={usage} today={today} failure={failure} />
    </div>
  )
}

function useCanCap(): boolean {
  const visitor = useVisitor()
  return visitor.kind === 'customer' && !visitor.flags.prepaid
}

function unusedText(state: DataState, isOver: boolean): string {
  if (isOver) return copy.data.noUsePast
  return 'left' in state && state.left !== null ? `${copy.data.noUse} ${copy.data.early(sizeText(state.left))}.` : copy.data.noUse
}

type Props = { usage: Usage; today: Day; title?: string; isLarge?: boolean }

function DailyData({ usage: { data, period }, today, title, isLarge }: Props) {
  const daily = dailyOf(data.days)
  if (!daily) return null
  const text = columnText([usedOn(daily.peak)])
  const mean = text(daily.mean)
  const [day, most] = [weekdayText(daily.peak.day), text(usedOn(daily.peak))]
  return (
    <>
      <div>
        {title && <h2 className="title-card">{title}</h2>}
        <p className="muted">{words.daily(mean, day, most)}</p>
      </div>
      <DayBars
        period={period}
        values={data.days.map(usedOn)}
        today={today}
        mean={{ value: daily.mean, text: words.mean(mean) }}
        label={words.bars(words.perDay)}
        isLarge={isLarge ?? false}
      />
    </>
  )
}
