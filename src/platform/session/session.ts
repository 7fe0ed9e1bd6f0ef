import { folder, onHost, pathHere } from '#kit/base.ts'
import { deviceNow } from '#kit/clock.ts'
import { atMost } from '#kit/pause.ts'
import type { ClockDoubt } from '#model/device/idle.ts'
import { loginPath } from '#model/login/loginPath.ts'
import { logOut } from '../api/auth.ts'
import { askNothingWhile, endEpoch } from '../api/http.ts'
import type { Ending } from '../storage/entry.ts'
import { canPersist, readItem, removeItem, wipeAfter, wipeTab, writeItem } from '../storage/items.ts'
import { lastActivity, lastKnown, signedOff, tabSession, unfinishedLogout, unfinishedWipe } from '../storage/registry.ts'
import { readRow } from '../storage/rows.ts'
import { channelOf } from '../tabs.ts'
import { type Event, ended, endingOf, type Over, refused, type Session } from './machine.ts'
import { advance, session, sessionUserIn, visitor } from './visitor.ts'

/** How long signing out waits for the server (ms). */
const GOODBYE_MS = 1500

/** Aborts logout requests of earlier sessions. */
let goodbyes = new AbortController()
export function forgetGoodbyes(): void {
  goodbyes.abort()
  goodbyes = new AbortController()
}

/** Tells the session what happened. When that ends it, this page is left. */
export function dispatch<Heard extends unknown[]>(event: Event<Heard>, ...heard: Heard): Session {
  const before = session()
  const after = advance(event, ...heard)
  if (after.kind === 'over' && before.kind !== 'over') void leave(after)
  return after
}

/** Records activity (an action, a navigation or a document load) for this login marker. Returns the time (ms). */
export function noteActivity(marker: string): number {
  const at = deviceNow()
  writeItem(lastActivity, { marker, at })
  return at
}

/** True once another customer signed in in another tab: what this page sends would count for that customer. */
function isOthers(): boolean {
  const here = visitor()
  if (here.kind !== 'customer') return false
  const { usr } = here.flags
  return (sessionUserIn(document.cookie)?.usr ?? usr) !== usr
}

// A pending logout goes to the server first, because until then answers would belong to the old session. Guests' calls contain no customer
// data and do not wait.
askNothingWhile(() => visitor().kind !== 'guest' && (readItem(unfinishedLogout) !== null || isOthers()))

/** The channel on which tabs announce the end of a session. */
export const endings = channelOf('session')
export type SessionEnd = { marker: string; reason: Ending; doubt: ClockDoubt | null }

/** True once the session has ended and the page is about to be left. */
export const isEnding = (): boolean => session().kind === 'over'

/** Ends the session: the customer logs out, or a remembered one does not sign in. */
export const endSession = (reason: Ending): void => void dispatch(ended, reason)

/**
 * Leaves a session that is over: hides it, aborts calls, tells the other tabs, wipes the device, tells the server and loads a new
 * document, so that nothing stays in memory and Back finds nothing. When another tab ended it, that tab does most of this; this one wipes
 * its own storage, which only it can reach.
 */
async function leave({ reason, by, marker, doubt }: Over): Promise<void> {
  const reasonInPath = reason === 'customer' ? 1 : reason === 'timer' ? 2 : undefined
  const target = loginPath(pathHere(), location.search, reasonInPath)
  noteSignedOff(reason, doubt)
  endEpoch()
  document.body.hidden = true
  const other = sessionUserIn(document.cookie)?.usr ?? marker
  if (other !== marker) {
    // Somebody signed in in another tab meanwhile: the device and its cookies belong to that session, and this page is loaded for it.
    wipeTab(reason)
    return location.reload()
  }
  if (by === 'elsewhere') wipeTab(reason)
  else {
    if (marker !== null) endings?.postMessage({ marker, reason, doubt } satisfies SessionEnd)
    dropMarker(reason, marker ?? undefined)
    await Promise.all([wipeAfter(reason), finishLogout()])
  }
  location.replace(onHost(target))
}

/** The address of the login screen reports the other endings. */
function noteSignedOff(reason: Ending, doubt: ClockDoubt | null): void {
  const why = reason === 'other' ? reason : doubt
  if (why) writeItem(signedOff, why)
  else removeItem(signedOff)
}

function deleteCookie(path: string): void {
  for (const secure of ['; Secure', '']) document.cookie = `usr=; Path=${path}; Max-Age=0; SameSite=Lax${secure}`
}

/**
 * Deletes the readable marker; only the server can end the session itself, at the next contact. The pending work is recorded first, so
 * that after a crash the next start finishes it.
 */
export function dropMarker(reason: Ending, marker = sessionUserIn(document.cookie)?.usr ?? null): void {
  writeItem(unfinishedLogout, { marker })
  writeItem(unfinishedWipe, reason)
  deleteCookie('/') // earlier builds in a folder set it for the whole host
  if (folder !== '') deleteCookie(`${folder}/`)
}

/**
 * At a start, before the first render: wipes a session that ended meanwhile. Returns how it ended; null when it continues, and then this
 * start counts as activity.
 */
export async function endIfOver(): Promise<Ending | null> {
  const flags = sessionUserIn(document.cookie)
  if (!flags) return null
  const unfinished = readItem(unfinishedLogout)
  if (unfinished && (unfinished.marker ?? flags.usr) === flags.usr) {
    // The page crashed while the session ended; `finishWipe` clears the rest.
    dropMarker(readItem(unfinishedWipe) ?? 'other')
    return null
  }
  const last = readItem(lastActivity)
  const wasHere = last?.marker !== flags.usr && (await wasActive(flags.usr))
  const ending = endingOf(flags.usr, { last, wasHere, now: deviceNow() })
  if (ending === null) {
    noteActivity(flags.usr)
    return null
  }
  dropMarker(ending)
  noteSignedOff(ending, ending === 'timer' ? (last && last.at > deviceNow() ? 'set-back' : 'clock') : null)
  await wipeAfter(ending)
  return ending
}

/** True when the device knows the session of this login marker. Without device storage only other tabs do, and the server decides. */
const wasActive = async (marker: string): Promise<boolean> =>
  (readItem(tabSession) === marker || (await readRow(lastKnown))?.value.marker === marker) && canPersist()

/** Sends a pending logout to the server. True when there was one and it succeeded; without an answer it stays pending. */
export async function finishLogout(): Promise<boolean> {
  const unfinished = readItem(unfinishedLogout)
  if (unfinished === null) return false
  const { marker } = unfinished
  const told = logOut(marker, goodbyes.signal).then(
    () => {
      if (readItem(unfinishedLogout)?.marker === marker) removeItem(unfinishedLogout)
    },
    () => undefined,
  )
  await atMost(GOODBYE_MS, told)
  return readItem(unfinishedLogout) === null
}

/** Handles a 401: signs the customer off. A remembered visitor is asked to sign in elsewhere. */
export const signOff = (): void => void dispatch(refused)
