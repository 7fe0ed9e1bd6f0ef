import { useEffect, useState } from 'react'
import { now as clock } from '#kit/clock.ts'

/** The time between two looks at the clock (ms): a minute that is over shows soon after. */
const EVERY_MS = 5000

/** The current time (ms), also later than `now` of the screen while minutes are counted. */
export function useMoment(now: number, isCounting: boolean): number {
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setMoment(clock()), EVERY_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  return Math.max(now, moment)
}
