import type { Failure } from '../../api/failure.ts'
import { loginCopy } from './copy.ts'

/** What the customer is told when signing in failed; never whether a number exists. */
export function loginError(failure: Failure, online: boolean): string {
  const { errors } = loginCopy
  if (failure.kind === 'offline') return online ? errors.network : errors.offline
  if (failure.code === 'LOGIN_BLOCKED') return errors.blocked
  if (failure.status === 429) return errors.tooMany
  if (failure.status >= 400 && failure.status < 500) return errors.wrongCredentials
  return errors.server
}
