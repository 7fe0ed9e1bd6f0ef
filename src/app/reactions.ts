import { getUser } from '../api/contract/session.ts'
import type { Failure } from '../api/failure.ts'
import { failures, tidings } from '../api/news.ts'
import { find } from '../routes/find.ts'
import { signOff } from '../session.ts'
import { openModal } from '../stores/modal.ts'
import { visitor } from '../stores/session.ts'
import { askToSignIn } from './askToSignIn.ts'
import { modalCopy } from './modal/copy.ts'

/** What the app does about a failed call, besides what the block that asked shows. */
export type Reaction = 'sign-off' | 'dialog' | 'log' | 'none'

/** Calls whose failure is nobody's business: swallowed, or only logged (spec 8). */
const quiet: Readonly<Record<string, Reaction>> = {
  getUserProfilePicture: 'none',
  saveUserProfilePicture: 'none',
  getPostpaidSubscription: 'log',
  getSimCard: 'log',
  handsetOrder: 'none',
}
const PASSWORD_SCREEN = '/instellingen/wijzig/wachtwoord'

type Failed = Pick<Failure, 'kind' | 'operation' | 'status' | 'code'>

/** Only guest-only pages are for who has no profile (spec 4 session). */
function isForGuests(path: string): boolean {
  const route = find(path)?.route
  return route !== undefined && 'for' in route && route.for === 'guests'
}

/** The backend itself says that there is no such customer: its refusals have a code, those of a gateway before it have none. */
const isUnknown = ({ operation, kind, status, code }: Failed) =>
  operation === getUser.name && kind === 'refused' && status === 404 && code !== undefined

/**
 * The error catalogue (spec 8). 401: sign off, except on the change-password screen, where it is about the password. 500 and up, as the
 * status or as `statusCode` in a 200: the dialog. Anything else is only logged: no answer is not a 401 (decisions D7). A customer without
 * a profile is signed off (spec 6). `path` of the screen that asked.
 */
export function reactionTo(failure: Failed, path: string): Reaction {
  const { kind, operation, status } = failure
  if (kind === 'signed-out') return path === PASSWORD_SCREEN ? 'none' : 'sign-off'
  if (isUnknown(failure) && !isForGuests(path)) return 'sign-off'
  const known = quiet[operation]
  if (known) return known
  return status >= 500 ? 'dialog' : 'log'
}

/** Spec 8: the title is the status text or code, the body the message. */
const tell = ({ status, statusText, message }: Failure) =>
  void openModal({
    id: 'ErrorModal',
    title: statusText || String(status),
    body: message || modalCopy.error.bodyFallback,
    showFooter: true,
    showCancelButton: false,
  })

/** Nothing personal: which call, and how it ended. */
const log = ({ operation, kind, status }: Failure) => console.info(`${operation}: ${kind}${status ? ` ${status}` : ''}`)

/** Listens to what the api announces. */
export function startReactions(): void {
  failures.listen((failure) => {
    const reaction = reactionTo(failure, location.pathname)
    if (reaction === 'sign-off') {
      if (visitor().kind === 'remembered') void askToSignIn()
      else signOff()
    } else if (reaction === 'dialog') tell(failure)
    else if (reaction === 'log') log(failure)
  })
  tidings.listen((operation, input, value) => {
    const here = visitor()
    if (here.kind === 'customer') void import('../lastKnown.ts').then(({ rest }) => rest(operation, input, value, here.flags))
  })
}
