import { copy } from '#kit/copy.ts'
import { type Failure, NOT_OURS, SCREEN_MISSING } from '../api/failure.ts'

/** The general sentence for what failed, when the screen has nothing more specific. */
export function failureText(failure: Failure, hasNetwork: boolean): string {
  if (failure.code === NOT_OURS) return copy.offline.portal
  if (failure.kind === 'offline' || failure.code === SCREEN_MISSING) return copy.offline.blocked[hasNetwork ? 'server' : 'device']
  return failure.status === 429 ? copy.tooMany : `${copy.serverTitle}. ${copy.serverBody}`
}
