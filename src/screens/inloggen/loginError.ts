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
  if (failure.operation === getUser.name && failure.kind !== 'offline') return errors.loadUser
  const isRefusal = failure.status >= 400 && failure.status < 500 && failure.status !== 429
  return isRefusal ? errors.wrongCredentials : failureText(failure, hasNetwork)
}
