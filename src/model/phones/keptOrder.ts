const MINUTE_MS = 60_000

/** How long a phone order waits for its payment (domain 2, phone retention shop). */
export const KEPT_MINUTES = 30

/** True when an order is not kept any more at this moment (ms). */
export const isOrderOver = ({ keptUntil = Infinity }: { keptUntil?: number | undefined }, now: number): boolean =>
  now >= keptUntil

/** The begun minutes that an order is still kept, in its last half hour; null earlier, afterwards, and when that is unknown. */
export function minutesKept(keptUntil: number | undefined, now: number): number | null {
  if (keptUntil === undefined) return null
  const minutes = Math.ceil((keptUntil - now) / MINUTE_MS)
  return minutes >= 1 && minutes <= KEPT_MINUTES ? minutes : null
}
