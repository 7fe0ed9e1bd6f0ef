import { getUser } from '../api/contract/session.ts'
import type { Failure } from '../api/failure.ts'
import { failures, tidings, type Waiting } from '../api/news.ts'
import { copy } from '../copy.ts'
import { find } from '../routes/find.ts'
import { askToSignIn } from '../session/askToSignIn.ts'
import { signOff } from '../session/session.ts'
import { visitor } from '../session/visitor.ts'
import { tryAgain } from '../stores/again.ts'
import { openModal } from '../stores/modal.ts'
import { modalCopy } from './modal/copy.ts'
import { toldByServer } from './toldByServer.ts'

/** What the app does about a failed call, besides what the block that asked shows. */
export type Reaction = 'sign-off' | 'dialog' | 'log' | 'none'

/** Calls whose failure is not shown to the customer: it is ignored, or only logged (spec 8). */
const quiet: Readonly<Record<string, Reaction>> = {
  getUserProfilePicture: 'none',
  saveUserProfilePicture: 'none',
  getPostpaidSubscription: 'log',
  getSimCard: 'log',
  handsetOrder: 'none',
  // Where an unknown path went. Without an answer it is simply unknown.
  getRedirects: 'log',
  findAddress: 'log', // the form says it, and takes what is written down
  getConversionData: 'log', // measuring is not the customer's business
}
const PASSWORD_SCREEN = '/instellingen/wijzig/wachtwoord'

type Failed = Pick<Failure, 'kind' | 'operation' | 'status' | 'code'>

/** Is this a page for guests only? A customer without a profile may be on no other (spec 4 session). */
function isForGuests(path: string): boolean {
  const route = find(path)?.route
  return route !== undefined && 'for' in route && route.for === 'guests'
}

/** Does the backend itself say that there is no such customer? Its refusals have a code. Those of a gateway in front of it have none. */
const isUnknown = ({ operation, kind, status, code }: Failed) =>
  operation === getUser.name && kind === 'refused' && status === 404 && code !== undefined

/**
 * The error catalogue (spec 8). 401: sign off, except on the change-password screen, where it is about the password. 500 and up, as the
 * status or as `statusCode` in a 200: the dialog. Anything else is only logged: no answer is not a 401 (decisions D7). A customer without
 * a profile is signed off (spec 6). `path` of the screen that asked. What nobody waits for disturbs nobody.
 */
export function reactionTo(failure: Failed, path: string, waiting: Waiting = 'read'): Reaction {
  const { kind, operation, status } = failure
  if (kind === 'signed-out') return path === PASSWORD_SCREEN ? 'none' : 'sign-off'
  if (isUnknown(failure) && !isForGuests(path)) return 'sign-off'
  const known = quiet[operation]
  if (known) return known
  return status >= 500 && waiting !== 'nobody' ? 'dialog' : 'log'
}

/** Failures of the server belong together when one follows the other within this (ms). */
const OUTAGE_MS = 5 * 60_000

/** The reads that fail in the outage that is going on, and when the last of them did. */
const outage = { failing: new Set<string>(), last: Number.NEGATIVE_INFINITY }

/**
 * Is this the first read that fails in an outage? The outage is over when every read that failed has been answered, or a while after the last
 * failure.
 */
export function beginsOutage(operation: string, at: number): boolean {
  if (at - outage.last > OUTAGE_MS) outage.failing.clear()
  const isFirst = outage.failing.size === 0
  outage.failing.add(operation)
  outage.last = at
  return isFirst
}

/** Notes that a read is answered again. */
export const endsOutage = (operation: string): void => void outage.failing.delete(operation)

/** Opens the error dialog of spec 8. A read can be tried again from here, a write only where it was made (decisions D5). */
async function tell({ status, statusText, message }: Failure, waiting: Waiting): Promise<void> {
  const answer = await openModal({
    id: 'ErrorModal',
    ...errorText(status, statusText, message),
    showFooter: true,
    confirmButtonLabel: waiting === 'read' ? copy.retry : modalCopy.error.close,
    cancelButtonLabel: modalCopy.error.close,
    showCancelButton: waiting === 'read',
  })
  if (answer !== 'confirm' || waiting !== 'read') return
  tryAgain()
  const { refreshAll } = await import('../api/client.ts')
  refreshAll()
}

/** The title is the status text of the answer unless it is a phrase of HTTP, else the code (decisions D13); the body its message, else our own sentences (spec 8). */
export function errorText(status: number, statusText: string, message: string): { title: string; body: string } {
  const [title, body] = [toldByServer(statusText), toldByServer(message)]
  const own = title === copy.serverTitle ? copy.serverBody : `${copy.serverTitle}. ${copy.serverBody}`
  return { title: title || modalCopy.error.code(status), body: body || own }
}

/** Logs which call failed and how, and nothing personal. */
const log = ({ operation, kind, status }: Failure) => console.info(`${operation}: ${kind}${status ? ` ${status}` : ''}`)

/** Listens to what the api announces. */
export function startReactions(): void {
  failures.listen((failure, waiting) => {
    const reaction = reactionTo(failure, location.pathname, waiting)
    if (reaction === 'sign-off') {
      if (visitor().kind === 'remembered') void askToSignIn()
      else signOff()
    } else if (reaction === 'dialog') {
      // Every write is somebody's deed; reads that fail together are one outage (decisions D13).
      if (waiting === 'write' || beginsOutage(failure.operation, performance.now())) void tell(failure, waiting)
    }
    if (reaction === 'log') log(failure)
  })
  tidings.listen((operation, input, value) => {
    endsOutage(operation)
    const here = visitor()
    if (here.kind === 'customer')
      void import('../session/lastKnown.ts').then(({ rest }) => rest(operation, input, value, here.flags))
  })
}
