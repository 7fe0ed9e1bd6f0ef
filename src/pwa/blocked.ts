import { useState } from 'react'
import { copy } from '../copy.ts'
import { type Cut, useCut, useCutShown } from '../stores/connection.ts'

/** Why something waits for the connection; null while there is one. A screen may have its own words for either end. */
export function useBlocked(own: Partial<Record<Cut, string>> = {}): string | null {
  const cut = useCut()
  return cut && (own[cut] ?? copy.offline.blocked[cut])
}

/**
 * The same for what leads to a purchase from a page with figures: it waits only when there was no connection on arriving. Later it stays as
 * it is, also under a thumb; the page that it leads to says what is wrong.
 */
export function useBlockedOnArrival(): string | null {
  const cut = useCutShown()
  const [wasCut, setWasCut] = useState(cut !== null)
  if (wasCut && cut === null) setWasCut(false)
  return wasCut && cut ? copy.offline.blocked[cut] : null
}
