import { useState } from 'react'
import { refresh } from '../../api/client.ts'
import { getUsPs, type Overview } from '../../api/contract/overview.ts'
import { copy as shared } from '../../copy.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText, timeText } from '../../domain/dateText.ts'
import { Button } from '../../ui/Button.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'
import { overviewOf } from './reads.ts'

type Props = { overview: Overview; prepaid: boolean; offline: boolean; /** The newest try to get newer ones failed. */ failed: boolean; now: number }

/** Of when the figures are, and a way to newer ones. */
export function Updated({ overview, prepaid, offline, failed, now }: Props) {
  const [state, setState] = useState<'quiet' | 'busy' | 'done'>('quiet')
  const moment = momentOfUpdate(Date.parse(overview.updatedAt), now)

  async function renew() {
    setState('busy')
    await refresh(overviewOf({ prepaid }), getUsPs)
    setState('done')
  }

  return (
    <div className={styles.updated}>
      <div className={styles.updatedLine}>
        <p className="small muted">{moment}</p>
        <Button
          variant="quiet"
          size="small"
          icon="refresh"
          busy={state === 'busy' && copy.refreshing}
          blocked={offline ? shared.offline.actionBlocked : null}
          onPress={() => void renew()}
        >
          {shared.refresh}
        </Button>
      </div>
      {failed && state !== 'busy' && <p className="small">{copy.refreshFailed}</p>}
      <p role="status" className="visually-hidden">
        {state === 'done' && (failed ? copy.refreshFailed : moment)}
      </p>
    </div>
  )
}

function momentOfUpdate(at: number, now: number): string {
  const day = dayOf(at)
  return day === dayOf(now) ? copy.updatedAt(timeText(at)) : copy.updatedOn(dayText(day), timeText(at))
}
