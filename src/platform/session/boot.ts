import { onHost, pathHere } from '#kit/base.ts'
import { atMost, pause } from '#kit/pause.ts'
import { loginPath } from '#model/login/loginPath.ts'
import { isLoggedIn } from '../api/auth.ts'
import { forgetEarlyReads } from '../api/earlyReads.ts'
import { onResponse } from '../api/events.ts'
import { Failure } from '../api/failure.ts'
import { startOffline } from '../connection/watch.ts'
import { numbered } from '../router/entry.ts'
import { collapsed, find } from '../router/find.ts'
import { type FoundScreen, prepareCode, prepareReads } from '../router/prepare.ts'
import type { Ending } from '../storage/entry.ts'
import { finishWipe, readItem } from '../storage/items.ts'
import { type LastKnown, lastKnown, tabSession } from '../storage/registry.ts'
import { readRow } from '../storage/rows.ts'
import { figuresLost, isHeld, rowFound, rowIn, rowOf, serverAnswered, serverSilent, started } from './machine.ts'
import { savedLogin } from './savedLogin.ts'
import { dispatch, endIfOver, finishLogout } from './session.ts'
import { session, sessionUserIn, visitor } from './visitor.ts'

/** How long the first render waits for answers, once its code has loaded, and for the stored login name (ms). */
const PATIENCE_MS = 200
/** How long a visitor whose figures may not show yet waits for the server before it counts as unreachable (ms). */
const REACH_MS = 1500

/**
 * Prepares the first render: the visitor, the stored figures, and the code and reads of the first screen. Returns whether stored figures
 * were found.
 */
export async function boot(): Promise<boolean> {
  const path = collapsed(pathHere()) // double slashes become one, in the address bar too
  if (path !== pathHere()) history.replaceState(history.state, '', onHost(path) + location.search + location.hash)
  const newer = newerVersion()
  const ended = await endIfOver()
  await finishLogout()
  const { kind } = dispatch(started, sessionUserIn(document.cookie), ended)
  if (kind !== 'customer') forgetEarlyReads()
  // Code and reads start at once, alongside the stored figures.
  const heard = answer()
  const code = firstCode()
  const reads = firstReads()
  const kept = finishWipe() ? undefined : (await readRow(lastKnown))?.value
  const row = kept && rowOf(kept)
  if (row) dispatch(rowFound, row, readItem(tabSession))
  if (isHeld(session())) dispatch((await isAnswered(heard)) ? serverAnswered : serverSilent)
  const here = session()
  if (here.kind === 'remembered') startOffline()
  if (here.kind === 'guest' && here.ended) history.replaceState(numbered(undefined, true), '', onHost(pathAfter(here.ended)))
  const isFound = row !== undefined && rowIn(here) === row
  await (kept && isFound ? adopt(kept) : code.then(() => atMost(PATIENCE_MS, reads)))
  // The login screen shows the stored login name; loaded here, it shows at once.
  const name = visitor().kind === 'guest' && atMost(PATIENCE_MS, savedLogin())
  await Promise.all([code, here.kind === 'remembered' && firstCode(), name])
  await newer
  return isFound
}

/** The login page of a session that ended while no page watched it. */
const pathAfter = (ended: Ending): string => loginPath(pathHere(), location.search, ended === 'timer' ? 2 : undefined)

/** Settles with the server's first answer to any call. */
const answer = (): Promise<true> => new Promise((resolve) => onResponse.add(() => resolve(true)))

/** True when the server answers. A customer's reads retry before they fail, so a session check runs beside them. */
const isAnswered = async (heard: Promise<true>): Promise<boolean> =>
  visitor().kind === 'customer' ? navigator.onLine && Promise.race([heard, reachable()]) : reachable()

/** A waiting version may take over before the first render, and reloads this page (pwa/policy). */
async function newerVersion(): Promise<void> {
  if (!globalThis.navigator.serviceWorker?.controller) return
  try {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    if (waiting) await (await import('../pwa/newer.ts')).takeAtStart(waiting)
  } catch {
    // The version keeps waiting; this start has all it needs.
  }
}

/** Puts the stored figures in the cache. When that code fails to load, the server provides them. */
const adopt = (kept: LastKnown) =>
  import('./lastKnown.ts').then(
    ({ adoptFigures }) => adoptFigures(kept),
    () => void dispatch(figuresLost),
  )

/** The row that this visitor sees first: for a guest on a customers' page the login screen. */
function firstScreen(): FoundScreen | null {
  const found = find(pathHere())
  if (!found) return null
  const { route } = found
  const shown = 'redirect' in route || (route.for === 'customers' && visitor().kind === 'guest') ? find('/inloggen') : found
  return shown && !('redirect' in shown.route) ? { ...shown, route: shown.route } : null
}

async function firstCode(): Promise<void> {
  await prepareCode(firstScreen() ?? undefined)
}

async function firstReads(): Promise<void> {
  const screen = firstScreen()
  if (screen) await prepareReads(screen, location.search)
}

async function reachable(): Promise<boolean> {
  const answer = isLoggedIn().then(
    () => true,
    (error: unknown) => error instanceof Failure && error.kind !== 'offline',
  )
  return Promise.race([answer, pause(REACH_MS).then(() => false)])
}
