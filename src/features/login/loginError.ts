import { getUser } from '#model/login/contract/session.ts'
import type { Failure } from '#platform/api/failure.ts'
import { failureText } from '#platform/write/failureText.ts'
import { copy } from './copy.ts'

/** Our own error code for a browser that refuses cookies. */
export const NO_COOKIES = 'NO_COOKIES'

/** The text for a failed login. It never reveals whether a number exists. */
export function loginError(failure: Failure, hasNetwork: boolean): string {
  const { errors } = copy
  if (failure.kind === 'offline' && !hasNetwork) return errors.offline
  if (failure.code === NO_COOKIES) return errors.cookies
  if (failure.code === 'LOGIN_BLOCKED') return errors.blocked
  // Signed in just now and already signed out: the browser did not keep the session.
  if (failure.operation === getUser.name && failure.kind === 'signed-out') return errors.lost
  if (failure.operation === getUser.name && failure.kind !== 'offline') return errors.loadUser
  // Other statuses do not concern the entered name and password.
  return failure.status === 400 || failure.status === 401 ? errors.wrongCredentials : failureText(failure, hasNetwork)
}
