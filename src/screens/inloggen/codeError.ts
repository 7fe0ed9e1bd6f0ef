import * as v from 'valibot'
import { Attempts } from '../../api/contract/guest.ts'
import type { Failure } from '../../api/failure.ts'
import { failureText } from '../failureText.ts'
import { mfaCopy as copy } from './mfaCopy.ts'

/** What a refused code or a code that could not be sent means: something at the field, above the form, or the end of this login. */
export type CodeError =
  | { at: 'field'; text: string }
  | { at: 'form'; text: string }
  /** No code will do any more: `text` says why. */
  | { at: 'end'; text: string }

export function codeError(failure: Failure, online: boolean): CodeError {
  switch (failure.code) {
    case 'CODE_WRONG': {
      const left = v.safeParse(Attempts, failure.details)
      return { at: 'field', text: left.success ? `${copy.wrong} ${copy.attemptsLeft(left.output.attemptsLeft)}` : copy.wrong }
    }
    case 'CODE_EXPIRED':
      return { at: 'field', text: copy.expired }
    case 'CODE_BLOCKED':
      return { at: 'end', text: copy.blocked }
    case 'CHALLENGE_GONE':
      return { at: 'end', text: copy.gone }
    default:
      return { at: 'form', text: failureText(failure, online) }
  }
}
