import { atMost } from '#kit/pause.ts'
import type { LoginAnswer } from '#model/login/contract/session.ts'
import { readItem, removeItem, wipeAfter } from '../storage/items.ts'
import { signedOff, unfinishedLogout, unfinishedWipe } from '../storage/registry.ts'
import { forgetLogin, rememberLogin } from './savedLogin.ts'
import { dispatch, dropMarker, finishLogout, forgetGoodbyes, noteActivity } from './session.ts'
import { abandoned, accountLate, letIn } from './signingIn.ts'

/** How long signing in waits for slow storage (ms). */
const BINDING_MS = 1000

/** Starts a session after the server's answer. `login` is stored only with "Onthoud mij op dit toestel". */
export async function beginSession(answer: LoginAnswer, login: string | null, remembered: boolean): Promise<void> {
  removeItem(unfinishedLogout)
  removeItem(signedOff)
  await wipeFormer()
  forgetGoodbyes() // a late logout would delete the cookies of this session
  noteActivity(answer.session.usr)
  dispatch(letIn, answer.session, answer.customerNumber, remembered)
  const { bindLastKnown, forgetOthers } = await import('./lastKnown.ts')
  await Promise.all([login !== null && remembered ? rememberLogin(login) : forgetLogin(), atMost(BINDING_MS, bindLastKnown())])
  // Signing in goes on although storage is slow: figures on screen that may be another customer's are forgotten.
  forgetOthers(() => dispatch(accountLate))
}

/**
 * Finishes the wipe of an earlier session before this one stores anything. A device that does not confirm it never will: no later start may
 * take this session for the wiped one.
 */
async function wipeFormer(): Promise<void> {
  const ending = readItem(unfinishedWipe)
  if (ending === null) return
  await atMost(BINDING_MS, wipeAfter(ending))
  removeItem(unfinishedWipe)
}

/** Ends a session for which no data could be loaded right after signing in, as if it had never started. */
export async function abandonSession(): Promise<void> {
  if (dispatch(abandoned).kind === 'over') return
  dropMarker('other')
  const { unbind } = await import('./lastKnown.ts')
  unbind()
  await Promise.all([wipeAfter('other'), finishLogout()])
}
