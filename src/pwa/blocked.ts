import { useState } from 'react'
import { copy } from '../copy.ts'
import { type ConnectionLoss, useConnectionLoss, useReportedLoss } from '../stores/connection.ts'

/** Why something has to wait for the connection; null while there is one. A screen may have its own sentence for either kind of loss. */
export function useBlocked(own: Partial<Record<ConnectionLoss, string>> = {}): string | null {
  const loss = useConnectionLoss()
  return loss && (own[loss] ?? copy.offline.blocked[loss])
}

/**
 * The same for a button that leads to a purchase from a page with figures. It is blocked only when there was no connection on arriving. A
 * later loss does not change it, so that it never turns grey under a thumb. The page that it leads to says what is wrong.
 */
export function useBlockedOnArrival(): string | null {
  const loss = useReportedLoss()
  const [wasOffline, setWasOffline] = useState(loss !== null)
  if (wasOffline && loss === null) setWasOffline(false)
  return wasOffline && loss ? copy.offline.blocked[loss] : null
}
