import { type Failure, SCREEN_MISSING } from '../api/failure.ts'
import { hasNetwork } from '../stores/connection.ts'
import { failureText } from './failureText.ts'

/** The text for a failed save. It says that nothing changed only when that is certain. `isUnheard`: the server never answered. */
export function notSaved(failure: Failure, isUnheard: boolean, unchanged: string): string {
  const isOwn = failure.kind === 'offline' || failure.code === SCREEN_MISSING || failure.status === 429
  return isOwn || isUnheard ? failureText(failure, hasNetwork()) : unchanged
}
