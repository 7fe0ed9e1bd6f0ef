import { useEffect, useState } from 'react'

/** MB that were left when the customer last saw the water, on any screen of this page; null: not seen yet. */
let seen: number | null = null

/** The part of its height from which the water rises to `left`; null: there is not more than was seen. */
export const riseFrom = (before: number | null, left: number): number | null =>
  before !== null && left > before ? before / left : null

/**
 * The water rises before the eyes of a customer who has bought something: from where it stood when they last saw it, also when the new figures come
 * while they are looking. `left` in MB; null where there is no level. `name` is another one for every rise, so that it plays again.
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
