import { useEffect, useState } from 'react'
import type { Day } from '#kit/parts.ts'

/** The MB left in the bundle that began on this day; 0 while there is no internet. */
export type RiseLevel = { left: number; from: Day | null }

/** The level when the customer last saw the water on any screen; null: not seen yet. */
let seen: RiseLevel | null = null

/** The water was gone, although nobody saw it: internet works again, and the next sight of the water begins at the bed. */
export function dryUp(): void {
  seen = { left: 0, from: null }
}

export type Rise = {
  /** The fraction of the new level at which the rise starts; null when the level did not rise. */
  from: number | null
  /** A new bundle began. */
  isFlood: boolean
  /** The MB that came. */
  more: number
}

/** How the water rises from the level that was seen last to this one. */
export function riseOf(before: RiseLevel | null, { left, from }: RiseLevel): Rise {
  const isRising = before !== null && left > before.left
  return {
    from: isRising ? before.left / left : null,
    isFlood: isRising && before.from !== null && from !== null && before.from < from,
    more: isRising ? left - before.left : 0,
  }
}

/**
 * Animates the water from the level that was seen last, also when new figures arrive on screen. `left` in MB, null without a level; `from`:
 * the first day of the bundle; `held`: the level of an earlier visit, as soon as the device has it. `name` changes with every rise so
 * that the animation restarts.
 */
export function useRise(left: number | null, from: Day | null = null, held: RiseLevel | null = null): Rise & { name: number } {
  const [rise, setRise] = useState(() => ({
    at: left,
    name: 0,
    /** The earlier level is not known yet. */
    isFirst: (seen ?? held) === null,
    ...(left === null ? still : riseOf(seen ?? held, { left, from })),
  }))
  function begin(next: Rise) {
    setRise({ ...(next.from === null ? rise : next), at: left, name: rise.name + (next.from === null ? 0 : 1), isFirst: false })
  }
  if (rise.at !== left)
    begin(
      left === null
        ? still
        : riseOf(rise.at === null ? (seen ?? held) : { left: rise.at, from: seen?.from ?? null }, { left, from }),
    )
  else if (rise.isFirst && held !== null) begin(left === null ? still : riseOf(held, { left, from }))
  useEffect(() => {
    if (left !== null) seen = { left, from }
  }, [left, from])
  return rise
}

const still: Rise = { from: null, isFlood: false, more: 0 }
