import { useState } from 'react'
import { copy } from '#kit/copy.ts'
import { type ConnectionLoss, useConnectionLoss, useReportedLoss } from './connection.ts'

/** Why an action must wait for the connection; null while online. A screen may provide its own sentences. */
export function useBlocked(own: Partial<Record<ConnectionLoss, string>> = {}): string | null {
  const loss = useConnectionLoss()
  return loss && (own[loss] ?? copy.offline.blocked[loss])
}

/**
 * The same for a purchase link among figures. Only the connection on arrival counts, so that the button never turns grey under a thumb;
 * the next page reports a later loss. The header and the figures name the connection, so this text only names the purpose.
 */
export function useBlockedOnArrival(): string | null {
  const loss = useReportedLoss()
  const [wasOffline, setWasOffline] = useState(loss !== null)
  if (wasOffline && loss === null) setWasOffline(false)
  return wasOffline && loss ? copy.offline.onlyOnline : null
}
