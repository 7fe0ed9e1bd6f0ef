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
import { drop, fetchKept, keep, recall, wipeAfter, wipeTab } from '../storage/rest.ts'
import { channelOf } from '../tabs.ts'
import { forgetLogin, rememberLogin } from './savedLogin.ts'
import { sessionUserIn, setVisitor, visitor } from './visitor.ts'

/** How long leaving waits for the server at most (ms). */
const GOODBYE_MS = 1500
/** How long signing in waits for a device whose storage is slow (ms). */
const BINDING_MS = 1000

/** Stops the logouts of earlier sessions that are still on their way to the server. */
let goodbyes = new AbortController()

/** The customer of this login marker is here (spec 9): by a deed, a navigation or a document load. Answers the moment (ms). */
export function noteActivity(marker: string): number {
  const at = deviceNow()
  keep(lastActivity, { marker, at })
  return at
}

/** The server let a customer in; they are here once something is known about them. `login` is kept only with "Onthoud mij op dit toestel". */
export async function beginSession(answer: LoginAnswer, login: string | null, remembered: boolean): Promise<void> {
  drop(unfinishedLogout)
  drop(signedOff)
  goodbyes.abort() // a late answer would take the cookies of this session along
  goodbyes = new AbortController()
  noteActivity(answer.session.usr)
  const { bindLastKnown } = await import('./lastKnown.ts')
  await Promise.all([
    login !== null && remembered ? rememberLogin(login) : forgetLogin(),
    atMost(BINDING_MS, bindLastKnown(answer.customerNumber, answer.session, remembered)),
  ])
}

// The end of a session goes to the server before anything else (decisions D7): until then its answers would still be the customer's. What
// guests ask is nobody's, and does not wait.
askNothingWhile(() => visitor().kind !== 'guest' && recall(unfinishedLogout) !== null)

/** Where tabs tell each other that a session is over. */
export const endings = channelOf('session')
export type Ended = { marker: string; reason: Ending }

/** Right after signing in nothing could be loaded about the customer: as if they had not come in (spec 8, reason other). */
export async function abandonSession(): Promise<void> {
  setVisitor({ kind: 'guest' })
  dropMarker('other')
  const { unbind } = await import('./lastKnown.ts')
  unbind()
  await Promise.all([wipeAfter('other'), finishLogout()])
}

let ending = false
/** Has the session ended? Then this page is about to go. */
export const isEnding = (): boolean => ending

/**
 * The session ends (decisions D7, D8): late answers are dropped, the other tabs told, the device cleared, the server told, and a new
 * document loaded, so that nothing of it is left in memory and Back finds nothing.
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

/** Another tab has ended the session and clears the device. What was kept in this tab no other tab can reach. */
export function followEnd(reason: Ending): void {
  if (ending) return
  const leave = close(reason)
  wipeTab(reason)
  leave()
}

/** Takes everything of the customer off the screen and drops what is on its way. Returns the function that goes to the login page. */
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

/** The other endings are told by the address of the login screen. */
const noteSignedOff = (reason: Ending): void => (reason === 'other' ? keep(signedOff, true) : drop(signedOff))

/**
 * The marker is readable, so it can go at once; the session itself is the server's to end, at the next contact at the latest. First what
 * is still to be done is noted: a page that dies from here on is followed by a start that goes on with it.
 */
function dropMarker(reason: Ending, marker = sessionUserIn(document.cookie)?.usr ?? null): void {
  keep(unfinishedLogout, { marker })
  keep(unfinishedWipe, reason)
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax; Secure'
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax'
}

/**
 * At a start, before anything is shown: a session that ended while nobody looked is cleared (spec 4 session). Answers how it ended; null
 * when it goes on, and then this start counts as being here.
 */
export async function endIfOver(): Promise<Ending | null> {
  const flags = sessionUserIn(document.cookie)
  if (!flags) return null
  const unfinished = recall(unfinishedLogout)
  if (unfinished && (unfinished.marker ?? flags.usr) === flags.usr) {
    // The page died while the session ended; `finishWipe` clears what it left.
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

/** How the session of this login marker has ended, if it has. */
async function endingOf(marker: string): Promise<Ending | null> {
  const last = recall(lastActivity)
  if (last?.marker === marker) return idleness(deviceNow(), last.at).kind === 'expired' ? 'timer' : null
  // Somebody who has been here left a note: without it nobody can say when. A customer who came in elsewhere has none yet.
  const wasHere = recall(tabSession) === marker || (await fetchKept(lastKnown))?.value.marker === marker
  return wasHere ? 'other' : null
}

/**
 * Ends the session at the server, if that is still to be done; true when it was, and is. When nobody answers the note stays, for the next
 * contact.
 */
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

/** Handles a 401: a customer is signed off. No answer is not a 401 (decisions D7). A remembered visitor is asked to sign in by the app. */
export function signOff(): void {
  if (visitor().kind === 'customer') void endSession('other')
}

/**
 * Asks the server who is here: when it says nobody, the session is over (decisions D7). No answer changes nothing.
 */
export async function askServer(): Promise<void> {
  try {
    if (await isLoggedIn()) follow(sessionUserIn(document.cookie))
    else signOff()
  } catch (error) {
    if (error instanceof Failure && error.kind === 'signed-out') signOff()
  }
}

/** Reads the session user again, after a write that changes its flags (decisions D7). Without an answer the cookie counts. */
export async function renewSession(): Promise<void> {
  follow(await tellFlags().catch(() => sessionUserIn(document.cookie)))
}

/** The flags of this session may have changed without this page: a subscription that was ordered has begun. */
function follow(flags: SessionUser | null): void {
  const here = visitor()
  if (here.kind !== 'customer' || flags?.usr !== here.flags.usr || JSON.stringify(flags) === JSON.stringify(here.flags)) return
  setVisitor({ kind: 'customer', flags })
}

async function tellFlags(): Promise<SessionUser> {
  const { read } = await import('../api/client.ts') // guests carry no cache
  return read(readSession)
}
