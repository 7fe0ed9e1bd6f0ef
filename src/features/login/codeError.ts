import * as v from 'valibot'
import { Attempts } from '#model/login/contract/guest.ts'
import { getUser } from '#model/login/contract/session.ts'
import type { Failure } from '#platform/api/failure.ts'
import { failureText } from '#platform/write/failureText.ts'
import { loginError, NO_COOKIES } from './loginError.ts'
import { mfaCopy } from './mfaCopy.ts'

/** Where to show the failure of a code: at the field, above the form, or as the end of this login, which accepts no more codes. */
type CodeError = { at: 'field' | 'form' | 'end'; text: string }

export const CODE_EXPIRED = 'CODE_EXPIRED'

const known: Record<string, CodeError> = {
  CODE_WRONG: { at: 'field', text: mfaCopy.wrong },
  [CODE_EXPIRED]: { at: 'field', text: mfaCopy.expired },
  CODE_BLOCKED: { at: 'end', text: mfaCopy.blocked },
  CHALLENGE_GONE: { at: 'end', text: mfaCopy.gone },
}

export function codeError(failure: Failure, hasNetwork: boolean): CodeError {
  // The code was accepted and cannot be used again.
  if (failure.operation === getUser.name || failure.code === NO_COOKIES)
    return { at: 'end', text: loginError(failure, hasNetwork) }
  const found = known[failure.code ?? ''] ?? { at: 'form', text: failureText(failure, hasNetwork) }
  const left = v.safeParse(Attempts, failure.details)
  return left.success ? { ...found, text: `${found.text} ${mfaCopy.attemptsLeft(left.output.attemptsLeft)}` } : found
}
