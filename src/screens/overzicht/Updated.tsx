import { useState } from 'react'
import { refresh } from '../../api/client.ts'
import { getUsPs, type Overview } from '../../api/contract/overview.ts'
import { copy as shared } from '../../copy.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayText, momentText, timeText } from '../../domain/dateText.ts'
import { Button } from '../../ui/Button.tsx'
import { copy } from './copy.ts'
import styles from './Hero.module.css'
import { overviewOf } from './reads.ts'

type Props = {
  overview: Overview
  prepaid: boolean
  offline: boolean /** The newest try to get newer ones failed. */
  failed: boolean
  now: number
}

/** Of when the figures are, and a way to newer ones. */
export function Updated({ overview, prepaid, offline, failed, now }: Props) {
  const [state, setState] = useState<'quiet' | 'busy' | 'done'>('quiet')
  const text = updatedText(Date.parse(overview.updatedAt), now, failed && state !== 'busy')

  async function renew() {
    setState('busy')
    await refresh(overviewOf({ prepaid }), getUsPs)
    setState('done')
  }

  return (
    <div className={styles.updated}>
      <p className="small muted">{text}</p>
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
      <p role="status" className="visually-hidden">
        {state === 'done' && text}
      </p>
    </div>
  )
}

function updatedText(at: number, now: number, failed: boolean): string {
  if (failed) return copy.refreshFailed(momentText(at, now))
  const day = dayOf(at)
  return day === dayOf(now) ? copy.updatedAt(timeText(at)) : copy.updatedOn(dayText(day), timeText(at))
}
