import { calls } from '../api/news.ts'
import { deviceNow } from '../clock.ts'
import { idleness } from '../domain/idle.ts'
import { lastActivity, unfinishedWipe } from '../storage/registry.ts'
import { recall } from '../storage/rest.ts'
import { online } from '../stores/connection.ts'
import { secondsLeft, setSecondsLeft } from './countdown.ts'
import { askServer, type Ended, endings, endSession, followEnd, isEnding, noteActivity } from './session.ts'
import { sessionUserIn, visitor } from './visitor.ts'

/** How often the deadline is looked at (ms): often while it is near. */
const TICK_MS = 10_000
const COUNTDOWN_MS = 1000
/** Activity is noted at most this often (ms). */
const NOTE_MS = 5000

/** The session's activity as all tabs know it (ms); null when the note is gone that every start and deed makes. */
function activity(marker: string): number | null {
  const last = recall(lastActivity)
  return last?.marker === marker ? last.at : null
}

let noted = 0

/**
 * Follows the session of this tab (decisions D7): 30 minutes after the last navigation or action in any tab it ends, a dialog counts
 * down from 28:00. Also the end in another tab, a wake from sleep, and another customer who signed in elsewhere.
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
  show() // it may have been away before this code was there
  tick()
  // The figures are there by now (decisions D7).
  if (visitor().kind === 'customer' && online()) void askServer()
}

/** Shows what was hidden when the page was left, if it is the customer's still. */
function show(): void {
  if (check()) document.body.hidden = false
}

/** Something was done here. While the dialog counts down only its button counts. */
function act(): void {
  const here = visitor()
  if (here.kind === 'customer' && secondsLeft() === null && deviceNow() - noted > NOTE_MS && check())
    noted = noteActivity(here.flags.usr)
}

/** "Ingelogd blijven": one press, and the server hears of it too. */
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
  // First the note: another tab that ends the session takes the marker away before it.
  const last = activity(here.flags.usr)
  const marker = sessionUserIn(document.cookie)?.usr
  const why = recall(unfinishedWipe)
  if (marker === undefined || (last === null && why !== null)) {
    // Another tab has ended the session: as long as it clears up, it has noted why.
    followEnd(why ?? 'other')
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
