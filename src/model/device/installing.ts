const VISITS_BEFORE = 2
const SILENT_MS = 90 * 86_400_000

/**
 * True when the install card may be shown: from the second visit on, and not within 90 days after "Niet nu" (decisions D9, design
 * 5). `now` in ms.
 */
export const mayInvite = (choice: { visits: number; dismissedAt: number | null }, now: number): boolean =>
  choice.visits >= VISITS_BEFORE && (choice.dismissedAt === null || now - choice.dismissedAt >= SILENT_MS)
