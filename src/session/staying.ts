import { calls } from '../api/news.ts'
import { deviceNow } from '../clock.ts'
import { idleness } from '../domain/idle.ts'
import { lastActivity, unfinishedWipe } from '../storage/registry.ts'
import { recall } from '../storage/rest.ts'
import { online } from '../stores/connection.ts'
import { secondsLeft, setSecondsLeft } from './countdown.ts'
import { askServer, type Ended, endings, endSession, followEnd, isEnding, noteActivity } from './session.ts'
import { sessionUserIn, visitor } from './visitor.ts'

/** The interval of the deadline check (ms), normally and during the countdown. */
const TICK_MS = 10_000
const COUNTDOWN_MS = 1000
/** Activity is recorded at most this often (ms). */
const NOTE_MS = 5000
/** How long a tab waits for the reason of a session that another tab ended (ms). */
const TOLD_MS = 200

/** The last activity in any tab (ms); null when the record is gone. */
function activity(marker: string): number | null {
  const last = recall(lastActivity)
  return last?.marker === marker ? last.at : null
}

let noted = 0

/**
 * Follows the session in this tab. It ends 30 minutes after the last navigation or action in any tab, with a countdown from 28:00. The tab
 * also notices the end in another tab, a wake-up of the device, and a sign-in of another customer.
 */
export function startStaying(): void {
  for (const type of ['pointerdown', 'keydown', 'pushState', 'popstate']) addEventListener(type, act, { passive: true })
  for (const type of ['focus', 'online', 'storage']) addEventListener(type, check)
  for (const type of ['visibilitychange', 'resume']) document.addEventListener(type, () => !document.hidden && check())
  calls.listen(check)
  endings?.addEventListener('message', ({ data }: MessageEvent<Ended>) => {
    const here = visitor()
    if (here.kind === 'customer' && here.flags.usr === data.marker) followEnd(data.reason)
  })
  addEventListener('pageshow', show)
  show() // the page may have been left and restored before this code loaded
  tick()
  // The server is asked after the reads, which are on screen by now.
  if (visitor().kind === 'customer' && online()) void askServer()
}

/** Shows a page restored from the back/forward cache if its session continues. */
function show(): void {
  if (check()) document.body.hidden = false
}

/** Records an action. During the countdown only the dialog's button counts. */
function act(): void {
  const here = visitor()
  if (here.kind === 'customer' && secondsLeft() === null && deviceNow() - noted > NOTE_MS && check())
    noted = noteActivity(here.flags.usr)
}

/** "Ingelogd blijven": extends the session, and asks the server to confirm it. */
export async function stay(): Promise<void> {
  const here = visitor()
  if (here.kind !== 'customer') return
  noted = noteActivity(here.flags.usr)
  check()
  await askServer()
}

/** Compares the deadline and the marker. False when the session has ended. */
function check(): boolean {
  if (isEnding()) return false
  const here = visitor()
  if (here.kind !== 'customer') return true
  // The activity is read first, because another tab that ends the session deletes the marker before the activity.
  const last = activity(here.flags.usr)
  const marker = sessionUserIn(document.cookie)?.usr
  const why = recall(unfinishedWipe)
  if (marker === undefined || (last === null && why !== null)) {
    // Another tab ended the session. The reason is in storage until the wipe has finished, and after that in a message that may still be
    // queued.
    document.body.hidden = true
    if (why) followEnd(why)
    else setTimeout(() => followEnd('other'), TOLD_MS)
    return false
  }
  if (marker !== here.flags.usr) {
    document.body.hidden = true
    location.reload()
    return false
  }
  const idle = last === null ? null : idleness(deviceNow(), last)
  if (idle === null || idle.kind === 'expired') {
    void endSession(idle ? 'timer' : 'other')
    return false
  }
  setSecondsLeft(idle.kind === 'warning' ? idle.secondsLeft : null)
  return true
}

let timer: ReturnType<typeof setTimeout> | undefined
function tick(): void {
  check()
  clearTimeout(timer)
  timer = setTimeout(tick, secondsLeft() === null ? TICK_MS : COUNTDOWN_MS)
}
