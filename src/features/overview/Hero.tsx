import { Suspense, useState } from 'react'
import { useSnapshot } from 'valtio'
import { Renew, useRenew } from '#features/usage/shared/Renew.tsx'
import { type RiseLevel, useRise } from '#features/usage/shared/useRise.ts'
import { copy as shared } from '#kit/copy.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Badge } from '#kit/ui/Badge.tsx'
import { classes } from '#kit/ui/classes.ts'
import { Extra } from '#kit/ui/Extra.tsx'
import { useAfterFirstFrame } from '#kit/ui/firstFrame.ts'
import { Icon } from '#kit/ui/Icon.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { dayText, momentText, timeText } from '#kit/words/dateText.ts'
import { canUnwrap } from '#model/bundles/gifts.ts'
import type { Freshness } from '#model/device/freshness.ts'
import { getUsPs, type Overview, overviewFor, type Usps } from '#model/overview/contract.ts'
import { type InternetState, internetOf, isCreditFirst } from '#model/overview/internet.ts'
import { type ConnectionLoss, useOwnLossReport } from '#platform/connection/connection.ts'
import { earlier } from '#platform/session/earlier.ts'
import { Actions } from './Actions.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'
import { HeroWords } from './HeroWords.tsx'
import { heroOfferText, heroText } from './heroText.ts'
import { QuietTide, Tide, WaitingTide } from './tide/Tide.tsx'

export type OverviewState = {
  overview: Overview
  usps: Usps | null
  prepaid: boolean
  freshness: Freshness
  /** Set once the page has reported the lost connection. */
  loss: ConnectionLoss | null
  now: number
}
type Props = OverviewState & { failed: boolean; rising: boolean }

/** For prepaid customers without a bundle only. */
const { Component: Credit } = preloadable(() => import('./Credit.tsx'))

/** The note beside water that returns. */
const { Component: Returned } = preloadable(() => import('./Returned.tsx'))

/** For customers with a gift only. */
const { Component: Shore } = preloadable(() => import('./Shore.tsx'))

/** The level of the water for its rise (MB): gone while there is no internet, and null for what has no level. */
const levelOf = (internet: InternetState): number | null =>
  internet.kind === 'limited' ? (internet.standstill ? 0 : internet.left) : internet.kind === 'none' ? 0 : null

const startOf = (internet: InternetState): Day | null => ('bundle' in internet ? internet.bundle.from : null)

function heldLevel(held: Overview | null, now: number): RiseLevel | null {
  const internet = held && internetOf(held, now)
  const left = internet && levelOf(internet)
  return left === null ? null : { left, from: internet && startOf(internet) }
}

/** The top of the overview: its one number, the tide and the actions. */
export function Hero({ overview, usps, prepaid, freshness, loss, failed, now, rising }: Props) {
  const internet = internetOf(overview, now)
  const today = dayOf(now)
  const isReady = useAfterFirstFrame()
  const dated = loss !== null || freshness !== 'fresh'
  const from = startOf(internet)
  const rise = useRise(levelOf(internet), from, heldLevel(useSnapshot(earlier).overview as Overview | null, now))
  const hasGifts = overview.giftBundles.some(canUnwrap)
  const [hadGifts, setHadGifts] = useState(hasGifts) // the last gift stays on the shore after it was opened
  if (hasGifts && !hadGifts) setHadGifts(true)
  const stale = freshness === 'outdated' ? copy.outdated : freshness === 'previous' ? copy.previousPeriod : null

  const updated = <Updated overview={overview} prepaid={prepaid} dated={dated} loss={loss} failed={failed} now={now} />
  const moment = dated && (
    <p className={styles.moment}>
      <Icon name="clock" small />
      {copy.standing(momentText(Date.parse(overview.updatedAt), now))}
      {stale && <Badge tone="warn">{stale}</Badge>}
    </p>
  )
  if (isCreditFirst(overview, today)) {
    return (
      <section className={styles.hero} aria-label={copy.hero.credit}>
        <div className={classes('wrap', styles.in)}>
          <Suspense fallback={<WaitingTide />}>
            <Credit overview={overview} usps={usps} now={now} rising={rising} moment={moment}>
              {updated}
            </Credit>
          </Suspense>
        </div>
      </section>
    )
  }
  const shore = hadGifts && (
    <Extra>
      <Shore gifts={overview.giftBundles} />
    </Extra>
  )
  return (
    <section className={styles.hero} aria-label={copy.hero.internet}>
      <div className={classes('wrap', styles.in)}>
        <HeroWords text={heroText(internet, overview, usps)} moment={moment}>
          {(rise.isFlood || rise.from === 0) && (
            <div className={styles.told}>
              <Extra>
                <Returned key={rise.name} rise={rise} from={from} />
              </Extra>
            </div>
          )}
        </HeroWords>
        {'bundle' in internet ? (
          <Tide
            internet={internet}
            overview={overview}
            today={today}
            rising={rising}
            rise={rise}
            mayWalk={freshness === 'fresh' && isReady}
          >
            {shore}
          </Tide>
        ) : (
          <QuietTide rising={rising}>{shore}</QuietTide>
        )}
        <Actions
          internet={internet}
          overview={overview}
          usps={usps}
          prepaid={prepaid}
          now={now}
          offer={dated ? null : heroOfferText(internet, overview, usps)}
        >
          {/* Nothing of an ended subscription changes by itself. */}
          {(internet.kind !== 'stopped' || dated || failed) && updated}
        </Actions>
      </div>
    </section>
  )
}

type UpdatedProps = {
  overview: Overview
  prepaid: boolean
  /** The hero already shows the time of the figures. */
  dated: boolean
  loss: ConnectionLoss | null
  failed: boolean
  now: number
}

function Updated({ overview, prepaid, dated, loss, failed, now }: UpdatedProps) {
  const renewing = useRenew(overviewFor(prepaid), getUsPs)
  useOwnLossReport()
  const text = loss
    ? shared.offline.blocked[loss]
    : updatedText(Date.parse(overview.updatedAt), now, failed && !renewing.isBusy, dated)

  return (
    <div className={styles.updated}>
      <p className="small muted">{text}</p>
      <Renew renewing={renewing} text={text} isNews={loss !== null} />
    </div>
  )
}

function updatedText(at: number, now: number, failed: boolean, dated: boolean): string {
  if (dated) return failed ? copy.notRefreshed : ''
  if (failed) return copy.refreshFailed(momentText(at, now))
  const day = dayOf(at)
  return day === dayOf(now) ? copy.updatedAt(timeText(at)) : copy.updatedOn(dayText(day), timeText(at))
}
