import { pathHere } from '#kit/base.ts'
import { getUser } from '#model/login/contract/session.ts'
import { onFailure, onRead, type Waiter } from '#platform/api/events.ts'
import type { Failure } from '#platform/api/failure.ts'
import { find } from '#platform/router/find.ts'
import { signOff } from '#platform/session/session.ts'
import { visitor } from '#platform/session/visitor.ts'
import { openLogin } from './openLogin.ts'

/** The app's reaction to a failed call, beside the failed block's own message. */
type Reaction = 'sign-off' | 'dialog' | 'log' | 'none'

/** Reads and writes whose failure is ignored or only logged. */
const quiet: Readonly<Record<string, Reaction>> = {
  getUserProfilePicture: 'none',
  saveUserProfilePicture: 'none',
  getPostpaidSubscription: 'log',
  getSimCard: 'log',
  handsetOrder: 'none',
  // The redirect of an unknown path; without an answer it stays unknown.
  getRedirects: 'log',
  getCompensations: 'log', // what comes back does so without being told
  findAddress: 'log', // the form reports it and accepts a typed address
  getConversionData: 'log', // no concern of the customer
}
const PASSWORD_SCREEN = '/instellingen/wijzig/wachtwoord'

type Failed = Pick<Failure, 'kind' | 'operation' | 'status' | 'code'>

/** True for a guests' page, the only kind that a customer without a profile may be on. */
function isForGuests(path: string): boolean {
  const route = find(path)?.route
  return route !== undefined && 'for' in route && route.for === 'guests'
}

/** True when the backend itself reports an unknown customer. Its refusals have a code; those of a gateway do not. */
const isUnknown = ({ operation, kind, status, code }: Failed) =>
  operation === getUser.name && kind === 'refused' && status === 404 && code !== undefined

/**
 * The reaction to a failure on the screen at `path`. A 401 signs off, except on the change-password screen, where it concerns the
 * password. A status of 500 and up, also as `statusCode` in a 200, opens the dialog. A customer without a profile is signed off.
 * Everything else is only logged. Failures of reads without a waiting screen are never shown.
 */
export function reactionTo(failure: Failed, path: string, waiting: Waiter = 'read'): Reaction {
  const { kind, operation, status } = failure
  if (kind === 'signed-out') return path === PASSWORD_SCREEN ? 'none' : 'sign-off'
  if (isUnknown(failure) && !isForGuests(path)) return 'sign-off'
  const known = quiet[operation]
  if (known) return known
  return status >= 500 && waiting !== 'nobody' ? 'dialog' : 'log'
}

/** Server failures within this time (ms) belong to one outage. */
const OUTAGE_MS = 5 * 60_000

/** The reads that fail in the current outage, and the time of the last failure. */
const outage = { failing: new Set<string>(), last: Number.NEGATIVE_INFINITY }

/** True for the first failing read of an outage. The outage ends when all its reads have succeeded, or some time after the last failure. */
export function beginsOutage(operation: string, at: number): boolean {
  if (at - outage.last > OUTAGE_MS) outage.failing.clear()
  const isFirst = outage.failing.size === 0
  outage.failing.add(operation)
  outage.last = at
  return isFirst
}

/** Records that a read succeeds again. */
export const endsOutage = (operation: string): void => void outage.failing.delete(operation)

/** Logs the failed call without personal data. */
const log = ({ operation, kind, status }: Failure) => console.info(`${operation}: ${kind}${status ? ` ${status}` : ''}`)

/** Opens the error dialog, whose code loads only then. */
const tell = (failure: Failure, waiting: Waiter): Promise<void> =>
  import('./errorDialog.ts').then(
    (dialog) => dialog.tell(failure, waiting),
    () => log(failure),
  )

export function startReactions(): void {
  onFailure.add((failure, waiting) => {
    const reaction = reactionTo(failure, pathHere(), waiting)
    if (reaction === 'sign-off') {
      if (visitor().kind === 'remembered') openLogin()
      else signOff()
    } else if (reaction === 'dialog') {
      // Each write is reported on its own; reads that fail together are reported once per outage.
      if (waiting === 'write' || beginsOutage(failure.operation, performance.now())) void tell(failure, waiting)
    }
    if (reaction === 'log') log(failure)
  })
  onRead.add((operation, input, value) => {
    endsOutage(operation)
    const here = visitor()
    if (here.kind === 'customer')
      void import('#platform/session/lastKnown.ts').then(({ storeAnswer: rest }) => rest(operation, input, value, here.flags))
  })
}
