import { isLoggedIn, logOut } from '../api/auth.ts'
import { type LoginAnswer, read as readSession, type SessionUser } from '../api/contract/session.ts'
import { Failure } from '../api/failure.ts'
import { askNothingWhile, endEpoch } from '../api/http.ts'
import { deviceNow } from '../clock.ts'
import { idleness } from '../domain/idle.ts'
import { loginPath } from '../domain/returnUrl.ts'
import { atMost } from '../pause.ts'
import {
  type Ending,
  lastActivity,
  lastKnown,
  signedOff,
  tabSession,
  unfinishedLogout,
  unfinishedWipe,
} from '../storage/registry.ts'
import { drop, fetchKept, keep, keepsOnDevice, recall, wipeAfter, wipeTab } from '../storage/rest.ts'
import { channelOf } from '../tabs.ts'
import { forgetLogin, rememberLogin } from './savedLogin.ts'
import { sessionUserIn, setVisitor, visitor } from './visitor.ts'

/** How long signing out waits for the server (ms). */
const GOODBYE_MS = 1500
/** How long signing in waits for slow storage (ms). */
const BINDING_MS = 1000

/** Aborts logout requests of earlier sessions. */
let goodbyes = new AbortController()

/** Records activity (an action, a navigation or a document load) for this login marker. Returns the time (ms). */
export function noteActivity(marker: string): number {
  const at = deviceNow()
  keep(lastActivity, { marker, at })
  return at
}

/** Starts a session after the server's answer. `login` is stored only with "Onthoud mij op dit toestel". */
export async function beginSession(answer: LoginAnswer, login: string | null, remembered: boolean): Promise<void> {
  drop(unfinishedLogout)
  drop(signedOff)
  goodbyes.abort() // a late logout would delete the cookies of this session
  goodbyes = new AbortController()
  noteActivity(answer.session.usr)
  const { bindLastKnown } = await import('./lastKnown.ts')
  await Promise.all([
    login !== null && remembered ? rememberLogin(login) : forgetLogin(),
    atMost(BINDING_MS, bindLastKnown(answer.customerNumber, answer.session, remembered)),
  ])
}

// A pending logout goes to the server first, because until then answers would belong to the old session. Guests' calls contain no customer
// data and do not wait.
askNothingWhile(() => visitor().kind !== 'guest' && recall(unfinishedLogout) !== null)

/** The channel on which tabs announce the end of a session. */
export const endings = channelOf('session')
export type Ended = { marker: string; reason: Ending }

/** Ends a session for which no data could be loaded right after signing in, as if it had never started. */
export async function abandonSession(): Promise<void> {
  setVisitor({ kind: 'guest' })
  dropMarker('other')
  const { unbind } = await import('./lastKnown.ts')
  unbind()
  await Promise.all([wipeAfter('other'), finishLogout()])
}

let ending = false
/** True once the session has ended and the page is about to be left. */
export const isEnding = (): boolean => ending

/**
 * Ends the session: aborts calls, tells the other tabs, wipes the device, tells the server and loads a new document, so that nothing stays
 * in memory and Back finds nothing.
 */
export async function endSession(reason: Ending): Promise<void> {
  if (ending) return
  const here = visitor()
  const leave = close(reason)
  if (here.kind === 'customer') endings?.postMessage({ marker: here.flags.usr, reason } satisfies Ended)
  dropMarker(reason, here.kind === 'customer' ? here.flags.usr : undefined)
  await Promise.all([wipeAfter(reason), finishLogout()])
  leave()
}

/** Another tab ended the session and wipes the device; this tab wipes its own storage, which only it can reach. */
export function followEnd(reason: Ending): void {
  if (ending) return
  const leave = close(reason)
  wipeTab(reason)
  leave()
}

/** Hides the customer's data and aborts all calls. Returns the function that opens the login page. */
function close(reason: Ending): () => void {
  ending = true
  const reasonInPath = reason === 'customer' ? 1 : reason === 'timer' ? 2 : undefined
  const target = loginPath(location.pathname, location.search, reasonInPath)
  noteSignedOff(reason)
  endEpoch()
  setVisitor({ kind: 'guest' })
  document.body.hidden = true
  return () => location.replace(target)
}

/** The address of the login screen reports the other endings. */
const noteSignedOff = (reason: Ending): void => (reason === 'other' ? keep(signedOff, true) : drop(signedOff))

/**
 * Deletes the readable marker; only the server can end the session itself, at the next contact. The pending work is recorded first, so
 * that after a crash the next start finishes it.
 */
function dropMarker(reason: Ending, marker = sessionUserIn(document.cookie)?.usr ?? null): void {
  keep(unfinishedLogout, { marker })
  keep(unfinishedWipe, reason)
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax; Secure'
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax'
}

/**
 * At a start, before the first render: wipes a session that ended meanwhile. Returns how it ended; null when it continues, and then this
 * start counts as activity.
 */
export async function endIfOver(): Promise<Ending | null> {
  const flags = sessionUserIn(document.cookie)
  if (!flags) return null
  const unfinished = recall(unfinishedLogout)
  if (unfinished && (unfinished.marker ?? flags.usr) === flags.usr) {
    // The page crashed while the session ended; `finishWipe` clears the rest.
    dropMarker(recall(unfinishedWipe) ?? 'other')
    return null
  }
  const ending = await endingOf(flags.usr)
  if (ending === null) {
    noteActivity(flags.usr)
    return null
  }
  dropMarker(ending)
  noteSignedOff(ending)
  await wipeAfter(ending)
  return ending
}

/** How the session of this login marker has ended; null when it has not. */
async function endingOf(marker: string): Promise<Ending | null> {
  const last = recall(lastActivity)
  if (last?.marker === marker) return idleness(deviceNow(), last.at).kind === 'expired' ? 'timer' : null
  // Somebody who was active here left a record; without it the end is unknown. A customer who signed in elsewhere has none yet.
  const wasHere = recall(tabSession) === marker || (await fetchKept(lastKnown))?.value.marker === marker
  // Without device storage the record is in another tab, so the server decides.
  return wasHere && keepsOnDevice() ? 'other' : null
}

/** Sends a pending logout to the server. True when there was one and it succeeded; without an answer it stays pending. */
export async function finishLogout(): Promise<boolean> {
  const unfinished = recall(unfinishedLogout)
  if (unfinished === null) return false
  const { marker } = unfinished
  const told = logOut(marker, goodbyes.signal).then(
    () => {
      if (recall(unfinishedLogout)?.marker === marker) drop(unfinishedLogout)
    },
    () => undefined,
  )
  await atMost(GOODBYE_MS, told)
  return recall(unfinishedLogout) === null
}

/** Handles a 401: signs the customer off. A remembered visitor is asked to sign in elsewhere. */
export function signOff(): void {
  if (visitor().kind === 'customer') void endSession('other')
}

/** Asks the server whether the session still exists, and signs off if not. No answer changes nothing. */
export async function askServer(): Promise<void> {
  try {
    if (await isLoggedIn()) follow(sessionUserIn(document.cookie))
    else signOff()
  } catch (error) {
    if (error instanceof Failure && error.kind === 'signed-out') signOff()
  }
}

/** Reads the session user again after a write that changes its flags. Without an answer the cookie counts. */
export async function renewSession(): Promise<void> {
  follow(await tellFlags().catch(() => sessionUserIn(document.cookie)))
}

/** Adopts changed flags: a subscription that was ordered may have started. */
function follow(flags: SessionUser | null): void {
  const here = visitor()
  if (here.kind !== 'customer' || flags?.usr !== here.flags.usr || JSON.stringify(flags) === JSON.stringify(here.flags)) return
  setVisitor({ kind: 'customer', flags })
}

async function tellFlags(): Promise<SessionUser> {
  const { read } = await import('../api/client.ts') // guests do not load the cache
  return read(readSession)
}
