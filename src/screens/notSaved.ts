import { type Failure, SCREEN_MISSING } from '../api/failure.ts'
import { hasNetwork } from '../stores/connection.ts'
import { failureText } from './failureText.ts'

/** What is said of something that was not saved. That nothing has changed is only said when it is sure: `isUnheard`, nobody knows. */
export function notSaved(failure: Failure, isUnheard: boolean, unchanged: string): string {
  const isOwn = failure.kind === 'offline' || failure.code === SCREEN_MISSING || failure.status === 429
  return isOwn || isUnheard ? failureText(failure, hasNetwork()) : unchanged
}
