import { deviceNow } from '#kit/clock.ts'
import { CLOCK_SLACK_MS } from '#model/device/idle.ts'
import { onRequest } from '../api/events.ts'
import { online } from '../connection/connection.ts'
import { readItem, writeItem } from '../storage/items.ts'
import { lastActivity, unfinishedWipe } from '../storage/registry.ts'
import { askServer } from './askServer.ts'
import { dispatch, endings, noteActivity, type SessionEnd } from './session.ts'
import { secondsLeft, session, sessionUserIn, visitor } from './visitor.ts'
import { checked, endedElsewhere, mayNote, noted, reasonMissing } from './watching.ts'

/** The interval of the deadline check (ms), normally and during the countdown. */
const TICK_MS = 10_000
const COUNTDOWN_MS = 1000
/** An activity that was seen later than this (ms) was another tab's, while this one slept. */
const NOTICED_MS = 1000
/** How long a tab waits for the reason of a session that another tab ended (ms). */
const TOLD_MS = 200

/** The last activity in any tab (ms); null when the record is gone. */
function activity(marker: string): number | null {
  const last = readItem(lastActivity)
  return last?.marker === marker ? last.at : null
}

/** The last activity as this tab first saw it: how long ago that was then, and when, by the clock that nobody can set (ms). */
let seen = { at: Number.NaN, ago: 0, when: 0 }

/** The time since the last activity by that clock. Whoever sets the device's clock neither ends nor extends a session with it. */
function steadySince(at: number): { steady: number; isSure: boolean } {
  const when = performance.now()
  if (at !== seen.at) seen = { at, ago: Math.max(0, deviceNow() - at), when }
  return { steady: seen.ago + when - seen.when, isSure: seen.ago < NOTICED_MS }
}

/**
 * Follows the session in this tab. It ends 30 minutes after the last navigation or action in any tab, with a countdown from 28:00. The tab
 * also notices the end in another tab, a wake-up of the device, and a sign-in of another customer.
 */
export function startStaying(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, () => act())
  for (const type of ['pushState', 'popstate']) addEventListener(type, () => act({ isNavigation: true }))
  for (const type of ['focus', 'online', 'storage']) addEventListener(type, look)
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, () => !document.hidden && look())
  onRequest.add(check)
  endings?.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) =>
    dispatch(endedElsewhere, data.marker, data.reason, data.doubt),
  )
  addEventListener('pageshow', show)
  show() // the page may have been left and restored before this code loaded
  tick()
  // The server is asked after the reads, which are on screen by now.
  if (visitor().kind === 'customer' && online()) void askServer()
}

/** Looks around: a page of stored figures is loaded again once its customer, or another one, has signed in in another tab. */
function look(): void {
  if (visitor().kind === 'remembered' && sessionUserIn(document.cookie) !== null) location.reload()
  else check()
}

/**
 * Shows a page restored from the back/forward cache if its session continues. One of stored figures is loaded again: they may be wiped, or
 * somebody else is here.
 */
function show(): void {
  if (visitor().kind === 'remembered' && document.body.hidden) location.reload()
  else if (check()) document.body.hidden = false
}

/** Records an action. */
function act({ isNavigation = false } = {}): void {
  const here = visitor()
  if (here.kind === 'customer' && mayNote(session(), deviceNow(), isNavigation) && check()) note(here.flags.usr)
}

const note = (marker: string): void => void dispatch(noted, noteActivity(marker))

/** "Ingelogd blijven": extends the session, and asks the server to confirm it. */
export async function stay(): Promise<void> {
  const here = visitor()
  if (here.kind !== 'customer') return
  note(here.flags.usr)
  check()
  await askServer()
}

/** The last activity in any tab (ms), moved along with a clock that was set back, so that a later start can still compare it. */
function activityNow(marker: string): number | null {
  const last = activity(marker)
  if (last === null) return null
  const at = deviceNow() - steadySince(last).steady
  if (last - at <= CLOCK_SLACK_MS) return last
  writeItem(lastActivity, { marker, at })
  seen.at = at
  return at
}

/** Compares the deadline and the marker. False when the session has ended. */
function check(): boolean {
  const here = visitor()
  if (here.kind !== 'customer') return session().kind !== 'over'
  // The activity is read first, because another tab that ends the session deletes the marker before the activity.
  const last = activityNow(here.flags.usr)
  const { kind } = dispatch(checked, {
    ...steadySince(last ?? deviceNow()),
    lastActivity: last,
    marker: sessionUserIn(document.cookie)?.usr ?? null,
    wiping: readItem(unfinishedWipe),
    now: deviceNow(),
  })
  if (kind !== 'gone' && kind !== 'replaced') return kind !== 'over'
  document.body.hidden = true
  if (kind === 'replaced') location.reload()
  else setTimeout(() => dispatch(reasonMissing), TOLD_MS)
  return false
}

function tick(): void {
  check()
  setTimeout(tick, secondsLeft() === null ? TICK_MS : COUNTDOWN_MS)
}
