import { type ClockDoubt, IDLE_LIMIT_MS, idleness } from '#model/device/idle.ts'
import type { Ending } from '../storage/entry.ts'
import { type Customer, type Event, over, type Session, sessionAccount } from './machine.ts'

/**
 * The findings of a check of this tab: the marker in the cookie, the last activity of the session in any tab (ms), and an unfinished wipe.
 * `steady`: the time since that activity by the clock that nobody can set (ms); `isSure`: this tab has measured all of it.
 */
type Observed = {
  lastActivity: number | null
  marker: string | null
  wiping: Ending | null
  now: number
  steady: number
  isSure: boolean
}

/** This tab has looked at the deadline and the marker. */
export const checked: Event<[found: Observed]> = (session, found) => {
  if (session.kind === 'customer') return checkedCustomer(session, found)
  if (session.kind !== 'gone') return session
  const { marker, wiping } = found
  if (wiping) return endedBy(session, wiping)
  return marker === null || marker === session.flags.usr ? session : { ...session, kind: 'replaced' }
}

/** The end that another tab is carrying out. Whether it was sure about the time is not known yet. */
const endedBy = (session: Session, wiping: Ending): Session =>
  over(session, wiping, 'elsewhere', wiping === 'timer' ? 'clock' : null)

function checkedCustomer(session: Customer, { lastActivity, marker, wiping, now, steady, isSure }: Observed): Session {
  const { flags } = session
  // Another tab ended the session. The reason is stored until the wipe has finished, and after that in a message that may still be queued.
  if (marker === null || (lastActivity === null && wiping))
    return wiping ? endedBy(session, wiping) : { kind: 'gone', flags, account: sessionAccount(session) }
  if (marker !== flags.usr) return { kind: 'replaced', flags, account: sessionAccount(session) }
  if (lastActivity === null) return over(session, 'other')
  const idle = idleness(now - lastActivity, steady)
  if (idle.kind === 'expired') return over(session, 'timer', 'here', isSure && steady >= IDLE_LIMIT_MS ? null : 'clock')
  const secondsLeft = idle.kind === 'warning' ? idle.secondsLeft : null
  return secondsLeft === session.secondsLeft ? session : { ...session, secondsLeft }
}

/** Another tab reports that it ended the session of this marker. */
export const endedElsewhere: Event<[marker: string, reason: Ending, doubt: ClockDoubt | null]> = (
  session,
  marker,
  reason,
  doubt,
) =>
  (session.kind === 'customer' || session.kind === 'gone') && marker === session.flags.usr
    ? over(session, reason, 'elsewhere', doubt)
    : session

/** No other tab reported in time why the session ended. */
export const reasonMissing: Event<[]> = (session) => (session.kind === 'gone' ? over(session, 'other', 'elsewhere') : session)

/** Activity was recorded (ms). */
export const noted: Event<[at: number]> = (session, at) => (session.kind === 'customer' ? { ...session, notedAt: at } : session)

/** Activity is recorded at most this often (ms). */
const NOTE_MS = 5000
/** True when an action counts as activity, also after the clock was set back. During the countdown only a navigation does (Back), and the dialog's button. */
export const mayNote = (session: Session, now: number, isNavigation = false): boolean =>
  session.kind === 'customer' && (isNavigation || session.secondsLeft === null) && Math.abs(now - session.notedAt) > NOTE_MS
