import { isLoggedIn } from '../api/auth.ts'
import { Failure } from '../api/failure.ts'
import { answers } from '../api/news.ts'
import { loginPath } from '../domain/returnUrl.ts'
import { atMost, pause } from '../pause.ts'
import { startOffline } from '../pwa/connection.ts'
import { isReload } from '../pwa/isReload.ts'
import { numbered } from '../routes/entry.ts'
import { collapsed, find } from '../routes/find.ts'
import { type FoundScreen, prepareCode, prepareReads } from '../routes/prepare.ts'
import { type Kept, lastKnown, tabSession } from '../storage/registry.ts'
import { fetchKept, finishWipe, recall } from '../storage/rest.ts'
import { savedLogin } from './savedLogin.ts'
import { endIfOver, finishLogout } from './session.ts'
import { sessionUserIn, setVisitor, visitor } from './visitor.ts'

/** How long the first render waits for answers (ms). After this the screen shows a skeleton (design 5). */
const PATIENCE_MS = 200
/** How long a visitor whose figures may not show yet waits to hear that nobody answers (ms). */
const REACH_MS = 1500

/**
 * Everything before the first render: who is here, what was kept on the device, the code and the answers of the first screen. Returns
 * whether figures were found on the device.
 */
export async function boot(): Promise<boolean> {
  const path = collapsed(location.pathname) // double slashes become one, in the address bar too (spec 2)
  if (path !== location.pathname) history.replaceState(history.state, '', path + location.search + location.hash)
  const newer = newerVersion()
  const ending = await endIfOver()
  await finishLogout()
  const flags = sessionUserIn(document.cookie)
  if (flags) setVisitor({ kind: 'customer', flags })
  // Code and answers are asked for at once; what rests on the device shows meanwhile.
  const heard = answer()
  const code = firstCode()
  const reads = firstReads()
  const kept = finishWipe() ? undefined : (await fetchKept(lastKnown))?.value
  // Figures show only under the login that they were stored under.
  const isOwn = flags !== null && kept?.marker === flags.usr && (mayShow(kept) || !(await isAnswered(heard)))
  const isRemembered = !flags && kept?.remembered === true && !(await reachable())
  if (kept && isRemembered) {
    setVisitor({ kind: 'remembered', prepaid: kept.prepaid })
    startOffline()
  } else if (ending)
    history.replaceState(
      numbered(undefined, true),
      '',
      loginPath(location.pathname, location.search, ending === 'timer' ? 2 : undefined),
    )
  const isFound = kept !== undefined && (isOwn || isRemembered)
  await (isFound ? adopt(kept) : atMost(PATIENCE_MS, reads))
  // The login screen asks for the name that rests here: read by then, it shows at once.
  const name = visitor().kind === 'guest' && atMost(PATIENCE_MS, savedLogin())
  await Promise.all([code, isRemembered && firstCode(), name])
  await newer
  return isFound
}

/**
 * May these figures show before the server has said that the session lives? With "Onthoud mij" they may, and so may what this tab has shown
 * before; anybody else's wait until it is clear that nobody answers.
 */
const mayShow = ({ remembered, marker }: Kept): boolean => remembered || recall(tabSession) === marker

/** Settles with the first answer of the server, whatever it is about. */
const answer = (): Promise<true> => new Promise((resolve) => answers.listen(() => resolve(true)))

/** Does the server answer anything? Reads try again before they give up, so the question who is here goes beside them. */
const isAnswered = async (heard: Promise<true>): Promise<boolean> => navigator.onLine && Promise.race([heard, reachable()])

/**
 * The version that has been waiting takes over at a cold start, before anything is shown (decisions D9): this page is then loaded anew. Not
 * when the customer reloads: they may be in the middle of something.
 */
async function newerVersion(): Promise<void> {
  if (!globalThis.navigator.serviceWorker?.controller || isReload()) return
  try {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    if (waiting) await (await import('../pwa/newer.ts')).takeAtStart(waiting)
  } catch {
    // It goes on waiting: this start has what it needs.
  }
}

/** Puts the stored figures in place. When the code for that does not come, they are read from the server. */
const adopt = (kept: Kept) =>
  import('./lastKnown.ts').then(
    ({ adoptLastKnown }) => adoptLastKnown(kept),
    () => undefined,
  )

/** The row of the screen that this visitor sees first: a guest on a customers' page will see the login screen. */
function firstScreen(): FoundScreen | null {
  const found = find(location.pathname)
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

/** Does the server answer at all? */
async function reachable(): Promise<boolean> {
  const answer = isLoggedIn().then(
    () => true,
    (error: unknown) => error instanceof Failure && error.kind !== 'offline',
  )
  return Promise.race([answer, pause(REACH_MS).then(() => false)])
}
