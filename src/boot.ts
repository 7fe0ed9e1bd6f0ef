import { isLoggedIn } from './api/auth.ts'
import { Failure } from './api/failure.ts'
import { collapsed, find } from './routes/find.ts'
import { defaultLayout } from './routes/layouts.ts'
import { prepareCode, prepareReads } from './routes/prepare.ts'
import { finishLogout } from './session.ts'
import { type Kept, lastKnown } from './storage/registry.ts'
import { fetchKept } from './storage/rest.ts'
import { sessionUserIn, setVisitor, visitor } from './stores/session.ts'

/** How long the first render waits for answers: after this the screen shows its bones (design 5 skeleton). */
const PATIENCE_MS = 200
/** How long a remembered visitor without session waits to hear that nobody answers. */
const REACH_MS = 1500

const patience = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Everything before the first render: who is here, what rests on the device, the code and the answers of the first screen. */
export async function boot(): Promise<void> {
  const flags = sessionUserIn(document.cookie)
  if (flags) setVisitor({ kind: 'customer', flags })
  const code = firstCode()
  const kept = (await fetchKept(lastKnown))?.value
  // Figures show only under the login that they were stored under.
  let known = flags !== null && kept?.marker === flags.usr
  if (kept && known) await adopt(kept)
  if (!flags && kept?.remembered && !(await reachable())) {
    setVisitor({ kind: 'remembered', prepaid: kept.prepaid })
    await adopt(kept)
    known = true
  }
  await finishLogout()
  // With figures in place nothing has to be waited for: fresh ones come in their stead.
  const reads = firstReads()
  await Promise.all([code, firstCode(), !known && Promise.race([reads, patience(PATIENCE_MS)])])
}

/** Puts the stored figures in place; without the code for it they are read anew. */
const adopt = (kept: Kept) =>
  import('./lastKnown.ts').then(
    ({ adoptLastKnown }) => adoptLastKnown(kept),
    () => undefined,
  )

/** The row of the screen that this visitor sees first: a guest on a customers' page will see the login screen. */
function firstRoute() {
  const route = find(collapsed(location.pathname))?.route
  if (!route) return null
  const shown =
    'redirect' in route || (route.for === 'customers' && visitor().kind === 'guest') ? find('/inloggen')?.route : route
  return shown && !('redirect' in shown) ? shown : null
}

async function firstCode(): Promise<void> {
  const route = firstRoute()
  await (route ? prepareCode(route) : defaultLayout.load()) // no row: the error page
}

async function firstReads(): Promise<void> {
  const route = firstRoute()
  if (route) await prepareReads(route, location.search)
}

/** Does anybody answer at all? */
async function reachable(): Promise<boolean> {
  if (!navigator.onLine) return false
  const answer = isLoggedIn().then(
    () => true,
    (error: unknown) => error instanceof Failure && error.kind !== 'offline',
  )
  return Promise.race([answer, patience(REACH_MS).then(() => false)])
}
