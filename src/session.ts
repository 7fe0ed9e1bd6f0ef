import { logOut } from './api/auth.ts'
import type { LoginAnswer } from './api/contract/session.ts'
import { endEpoch } from './api/http.ts'
import { loginPath } from './domain/returnUrl.ts'
import { type Ending, unfinishedLogout } from './storage/registry.ts'
import { drop, keep, recall, wipeAfter } from './storage/rest.ts'
import { forgetLogin, rememberLogin } from './storage/savedLogin.ts'
import { setVisitor, visitor } from './stores/session.ts'

/** How long leaving waits for the server at most (ms). */
const GOODBYE_MS = 1500

/** A customer came in. `login` is kept only with "Onthoud mij op dit toestel". */
export async function beginSession(answer: LoginAnswer, login: string | null, remembered: boolean): Promise<void> {
  drop(unfinishedLogout)
  setVisitor({ kind: 'customer', flags: answer.session })
  const { bindLastKnown } = await import('./lastKnown.ts')
  await Promise.all([
    login !== null && remembered ? rememberLogin(login) : forgetLogin(),
    bindLastKnown(answer.customerNumber, answer.session, remembered),
  ])
}

let ending = false

/**
 * The session ends (decisions D7, D8): late answers are dropped, the device is cleared, the server told, and a new document loaded,
 * so that nothing of it is left in memory and Back finds nothing.
 */
export async function endSession(reason: Ending): Promise<void> {
  if (ending) return
  ending = true
  const reasonInPath = reason === 'customer' ? 1 : reason === 'timer' ? 2 : undefined
  const target = loginPath(location.pathname, location.search, reasonInPath)
  endEpoch()
  setVisitor({ kind: 'guest' })
  document.body.hidden = true // nothing personal stays on screen meanwhile
  // The marker is readable, so it can go at once; the session itself is the server's to end.
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax; Secure'
  document.cookie = 'usr=; Path=/; Max-Age=0; SameSite=Lax'
  keep(unfinishedLogout, true)
  await Promise.all([wipeAfter(reason), finishLogout()])
  location.replace(target)
}

/** Ends the session at the server, if that is still to be done. When nobody answers the note stays, for the next contact. */
export async function finishLogout(): Promise<void> {
  if (recall(unfinishedLogout) === null || !navigator.onLine) return
  const told = logOut().then(
    () => drop(unfinishedLogout),
    () => undefined,
  )
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, GOODBYE_MS))])
}

/** A 401: only a customer can be signed off (decisions D7: no answer is not a 401). */
export function signOff(): void {
  if (visitor().kind !== 'guest') void endSession('other')
}
