import { useState } from 'react'
import { copy } from '../copy.ts'
import { type ConnectionLoss, useConnectionLoss, useReportedLoss } from '../stores/connection.ts'

/** Why something waits for the connection; null while there is one. A screen may have its own words for either end. */
export function useBlocked(own: Partial<Record<ConnectionLoss, string>> = {}): string | null {
  const loss = useConnectionLoss()
  return loss && (own[loss] ?? copy.offline.blocked[loss])
}

/**
 * The same for what leads to a purchase from a page with figures: it waits only when there was no connection on arriving. Later it stays as
 * it is, also under a thumb; the page that it leads to says what is wrong.
 */
export function useBlockedOnArrival(): string | null {
  const loss = useReportedLoss()
  const [wasOffline, setWasOffline] = useState(loss !== null)
  if (wasOffline && loss === null) setWasOffline(false)
  return wasOffline && loss ? copy.offline.blocked[loss] : null
}
