import { getUsPs, type Overview, overviewFor, type Usps } from '../../api/contract/overview.ts'
import type { ConnectionLoss } from '../../connection/connection.ts'
import { copy as shared } from '../../copy.ts'
import { dayOf } from '../../domain/dates.ts'
import type { Freshness } from '../../domain/freshness.ts'
import { internetOf } from '../../domain/internet.ts'
import { Badge } from '../../ui/Badge.tsx'
import { classes } from '../../ui/classes.ts'
import { useAfterFirstFrame } from '../../ui/firstFrame.ts'
import { Icon } from '../../ui/Icon.tsx'
import { dayText, momentText, timeText } from '../../words/dateText.ts'
import { Renew, useRenew } from '../verbruik/shared/Renew.tsx'
import { useRise } from '../verbruik/shared/useRise.ts'
import { Actions } from './Actions.tsx'
import { copy } from './copy.ts'
import { creditLevel, isCreditFirst } from './credit.ts'
import styles from './Hero.module.css'
import { heroText, offerText } from './heroText.ts'
import { shapeOf } from './sea.ts'
import { QuietTide, Tide } from './Tide.tsx'
import { tideLabels, tideText } from './tideWords.ts'

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

/** The top of the overview: its one number, the tide and the actions. */
export function Hero({ overview, usps, prepaid, freshness, loss, failed, now, rising }: Props) {
  const internet = internetOf(overview, now)
  const { amount, title, of, badge, spent, forecast, note, low } = heroText(internet, overview, usps, dayOf(now))
  const isReady = useAfterFirstFrame()
  const dated = loss !== null || freshness !== 'fresh'
  const rise = useRise(internet.kind === 'limited' ? internet.left : internet.kind === 'none' ? 0 : null)
  const isCredit = isCreditFirst(overview, dayOf(now))
  const stale = freshness === 'outdated' ? copy.outdated : freshness === 'previous' ? copy.previousPeriod : null

  return (
    <section className={styles.hero} aria-label={isCredit ? copy.balance.title : copy.hero.internet}>
      <div className={classes('wrap', styles.in)}>
        <div className={classes(styles.text, low && styles.low)}>
          {title && <p className={classes('title-page', styles.title)}>{title}</p>}
          {amount && (
            <p className={classes(styles.amount, amount.unit === '' && styles.word)}>
              {amount.value}
              {amount.unit && <small>{amount.unit}</small>}
            </p>
          )}
          {of && <p className={styles.of}>{of}</p>}
          <div className={styles.notes}>
            {dated && (
              <p className={styles.moment}>
                <Icon name="clock" small />
                {copy.standing(momentText(Date.parse(overview.updatedAt), now))}
                {stale && <Badge tone="warn">{stale}</Badge>}
              </p>
            )}
            {badge && <Badge tone="accent">{badge}</Badge>}
            {forecast && !dated && <p>{forecast}</p>}
            {spent && !dated && <p className={styles.spent}>{spent}</p>}
            {note && <p>{note}</p>}
          </div>
        </div>
        {'bundle' in internet ? (
          <Tide
            shape={shapeOf(internet)}
            labels={tideLabels(internet, dayOf(now))}
            text={tideText(internet, overview, dayOf(now))}
            rising={rising}
            rise={rise}
            walks={freshness === 'fresh' && isReady && internet.kind === 'limited' ? internet : null}
          />
        ) : (
          <QuietTide level={isCredit ? creditLevel(overview) : 0} rising={rising} />
        )}
        <Actions
          internet={internet}
          overview={overview}
          prepaid={prepaid}
          isCredit={isCredit}
          offer={dated ? null : offerText(internet, overview, usps)}
        >
          <Updated overview={overview} prepaid={prepaid} dated={dated} loss={loss} failed={failed} now={now} />
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
  const text = loss
    ? shared.offline.blocked[loss]
    : updatedText(Date.parse(overview.updatedAt), now, failed && !renewing.isBusy, dated)

  return (
    <div className={styles.updated}>
      <p className="small muted">{text}</p>
      <Renew renewing={renewing} text={text} />
    </div>
  )
}

function updatedText(at: number, now: number, failed: boolean, dated: boolean): string {
  if (dated) return failed ? copy.notRefreshed : ''
  if (failed) return copy.refreshFailed(momentText(at, now))
  const day = dayOf(at)
  return day === dayOf(now) ? copy.updatedAt(timeText(at)) : copy.updatedOn(dayText(day), timeText(at))
}
