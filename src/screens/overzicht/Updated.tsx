import { getUsPs, type Overview } from '../../api/contract/overview.ts'
import type { ConnectionLoss } from '../../connection/connection.ts'
import { copy as shared } from '../../copy.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText, momentText, timeText } from '../../words/dateText.ts'
import { Renew, useRenew } from '../verbruik/shared/Renew.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'
import { overviewOf } from './reads.ts'

type Props = {
  overview: Overview
  prepaid: boolean
  /** The hero already shows the time of the figures. */
  dated: boolean
  loss: ConnectionLoss | null
  failed: boolean
  now: number
}

export function Updated({ overview, prepaid, dated, loss, failed, now }: Props) {
  const renewing = useRenew(overviewOf({ prepaid }), getUsPs)
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
