import { now } from '#kit/clock.ts'
import { addDays, dayOf, momentOf } from '#kit/dates.ts'

/** The longest time between two looks at the clock (ms): it jumps after sleep, when it is corrected, and in a demo. */
const LOOK_MS = 60_000

/** Calls `turned` as soon as another day has begun in Amsterdam, also on a page that nobody touches. */
export function followDays(turned: () => void): void {
  let day = dayOf(now())
  function look() {
    const today = dayOf(now())
    if (today !== day) {
      day = today
      turned()
    }
    setTimeout(look, Math.min(LOOK_MS, momentOf(addDays(today, 1)) - now()))
  }
  look()
}
