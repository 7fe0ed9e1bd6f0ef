import * as v from 'valibot'
import { Attempts } from '../../api/contract/guest.ts'
import { getUser } from '../../api/contract/session.ts'
import type { Failure } from '../../api/failure.ts'
import { failureText } from '../../deed/failureText.ts'
import { loginCopy } from './copy.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

export const CODE_EXPIRED = 'CODE_EXPIRED'

const known: Record<string, CodeError> = {
  CODE_WRONG: { at: 'field', text: copy.wrong },
  [CODE_EXPIRED]: { at: 'field', text: copy.expired },
  CODE_BLOCKED: { at: 'end', text: copy.blocked },
  CHALLENGE_GONE: { at: 'end', text: copy.gone },
}

/** Our own error code for a browser that refuses cookies. */
export const NO_COOKIES = 'NO_COOKIES'

/** The text for a failed login. It never reveals whether a number exists. */
export function loginError(failure: Failure, hasNetwork: boolean): string {
  const { errors } = loginCopy
  if (failure.kind === 'offline' && !hasNetwork) return errors.offline
  if (failure.code === NO_COOKIES) return errors.cookies
  if (failure.code === 'LOGIN_BLOCKED') return errors.blocked
  // Signed in just now and already signed out: the browser did not keep the session.
  if (failure.operation === getUser.name && failure.kind === 'signed-out') return errors.lost
  if (failure.operation === getUser.name && failure.kind !== 'offline') return errors.loadUser
  // Other statuses do not concern the entered name and password.
  return failure.status === 400 || failure.status === 401 ? errors.wrongCredentials : failureText(failure, hasNetwork)
}

/** Where to show the failure of a code: at the field, above the form, or as the end of this login, which accepts no more codes. */
type CodeError = { at: 'field' | 'form' | 'end'; text: string }

export function codeError(failure: Failure, hasNetwork: boolean): CodeError {
  // The code was accepted and cannot be used again.
  if (failure.operation === getUser.name || failure.code === NO_COOKIES)
    return { at: 'end', text: loginError(failure, hasNetwork) }
  const found = known[failure.code ?? ''] ?? { at: 'form', text: failureText(failure, hasNetwork) }
  const left = v.safeParse(Attempts, failure.details)
  return left.success ? { ...found, text: `${found.text} ${copy.attemptsLeft(left.output.attemptsLeft)}` } : found
}
