import { calls } from '../api/news.ts'
import { deviceNow } from '../clock.ts'
import { idleness } from '../domain/idle.ts'
import { lastActivity, unfinishedWipe } from '../storage/registry.ts'
import { recall } from '../storage/rest.ts'
import { online } from '../stores/connection.ts'
import { secondsLeft, setSecondsLeft } from './countdown.ts'
import { askServer, type Ended, endings, endSession, followEnd, isEnding, noteActivity } from './session.ts'
import { sessionUserIn, visitor } from './visitor.ts'

/** How often the deadline is checked (ms), and how often while the dialog counts down. */
const TICK_MS = 10_000
const COUNTDOWN_MS = 1000
/** Activity is noted at most this often (ms). */
const NOTE_MS = 5000
/** How long a tab waits to hear why another one ended the session (ms). */
const TOLD_MS = 200

/** When the customer last did something in any tab (ms). Null when the note of it is gone: every start and deed makes one. */
function activity(marker: string): number | null {
  const last = recall(lastActivity)
  return last?.marker === marker ? last.at : null
}

let noted = 0

/**
 * Follows the session of this tab (decisions D7). The session ends 30 minutes after the last navigation or action in any tab, and a dialog
 * counts down from 28:00. The tab also follows when another tab ends the session, when the device wakes up, and when another customer
 * signs in elsewhere.
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
  show() // the page may have been left and restored before this code was loaded
  tick()
  // The server is asked after the figures, which are on screen by now (decisions D7).
  if (visitor().kind === 'customer' && online()) void askServer()
}

/** Shows what was hidden when the page was left, if the session is still the same. */
function show(): void {
  if (check()) document.body.hidden = false
}

/** Notes that the customer did something. While the dialog counts down, only its button counts. */
function act(): void {
  const here = visitor()
  if (here.kind === 'customer' && secondsLeft() === null && deviceNow() - noted > NOTE_MS && check())
    noted = noteActivity(here.flags.usr)
}

/** "Ingelogd blijven": extends the session, and asks the server whether it agrees. */
export async function stay(): Promise<void> {
  const here = visitor()
  if (here.kind !== 'customer') return
  noted = noteActivity(here.flags.usr)
  check()
  await askServer()
}

/** Compares the deadline and the marker. False when the session is over. */
function check(): boolean {
  if (isEnding()) return false
  const here = visitor()
  if (here.kind !== 'customer') return true
  // The note is read first: another tab that ends the session takes the marker away before the note.
  const last = activity(here.flags.usr)
  const marker = sessionUserIn(document.cookie)?.usr
  const why = recall(unfinishedWipe)
  if (marker === undefined || (last === null && why !== null)) {
    // Another tab has ended the session. Until it has cleared everything, its note says why; after that its message does, which may still be
    // waiting its turn in this tab.
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
