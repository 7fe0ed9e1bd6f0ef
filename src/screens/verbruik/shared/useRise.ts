import { useEffect, useState } from 'react'

/** The MB left when the customer last saw the water level on any screen; null: not seen yet. */
let seen: number | null = null

/** The fraction of the new level at which the rise starts; null when the level did not rise. */
export const riseFrom = (before: number | null, left: number): number | null =>
  before !== null && left > before ? before / left : null

/**
 * Animates the water level from the last seen level after a purchase, also when new figures arrive on screen. `left` in MB, null without a
 * level. `name` changes with every rise so that the animation restarts.
 */
export function useRise(left: number | null): { from: number | null; name: number } {
  const [rise, setRise] = useState(() => ({ left, name: 0, from: left === null ? null : riseFrom(seen, left) }))
  if (rise.left !== left) {
    const from = left === null ? null : riseFrom(rise.left ?? seen, left)
    setRise({ left, from: from ?? rise.from, name: from === null ? rise.name : rise.name + 1 })
  }
  useEffect(() => {
    if (left !== null) seen = left
  }, [left])
  return rise
}
