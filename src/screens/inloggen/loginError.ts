import { getUser } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { failureText } from '../failureText.ts'
import { loginCopy } from './copy.ts'

/** The code, of our own, of a browser that takes no cookies. */
export const NO_COOKIES = 'NO_COOKIES'

/** What the customer is told when signing in failed; never whether a number exists. */
export function loginError(failure: Failure, hasNetwork: boolean): string {
  const { errors } = loginCopy
  if (failure.kind === 'offline' && !hasNetwork) return errors.offline
  if (failure.code === NO_COOKIES) return errors.cookies
  if (failure.code === 'LOGIN_BLOCKED') return errors.blocked
  // Let in a moment ago, and already unknown: no session stuck to this browser.
  if (failure.operation === getUser.name && failure.kind === 'signed-out') return errors.lost
  if (failure.operation === getUser.name && failure.kind !== 'offline') return errors.loadUser
  // Any other refusal is about who asks, or about us, and not about what was typed.
  return failure.status === 400 || failure.status === 401 ? errors.wrongCredentials : failureText(failure, hasNetwork)
}
