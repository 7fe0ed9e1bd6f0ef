import { addDays, dayOf, endOfMonth, momentOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { between, type Random } from '../../mocks/world/random.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** The first day of a walk, and the days among which one begins. */
export const FIRST: Day = '2026-12-01'
const DAYS = 730
/** One walk in so many goes from edge to edge. */
const EDGES = 4

/** The clock of a walk (ms): when it begins, and the moments to which it is turned after that. */
type Clock = { begin: number; next: (now: number) => number }

function anyMoment(random: Random, now: number): number {
  const kind = random()
  if (kind < 0.3) return now + between(random, 1, 50) * MINUTE
  if (kind < 0.6) return now + between(random, 1, 40) * HOUR
  return now + between(random, 1, kind < 0.9 ? 9 : 45) * DAY
}

/** Today, tomorrow, a day of the next weeks, or the end of a month or the first of the next one. */
function edgeDay(random: Random, today: Day): Day {
  const kind = random()
  if (kind < 0.15) return today
  if (kind < 0.4) return addDays(today, 1)
  if (kind < 0.55) return addDays(today, between(random, 2, 40))
  const end = endOfMonth(kind < 0.8 ? today : addDays(today, between(random, 20, 60)))
  return addDays(end, between(random, 0, 1))
}

/** The first or last moment of a day, or soon after or before it. What has begun or ended by then must be told in one way everywhere. */
function edge(random: Random, now: number): number {
  const day = edgeDay(random, dayOf(now))
  const [begin, end] = [momentOf(day), momentOf(addDays(day, 1)) - 1]
  const kind = random()
  const chosen =
    kind < 0.3
      ? end
      : kind < 0.6
        ? begin
        : kind < 0.8
          ? begin + between(random, 1, 180) * MINUTE
          : end - between(random, 1, 120) * MINUTE
  return chosen > now ? chosen : now + between(random, 1, 50) * MINUTE
}

export function clockOf(random: Random): Clock {
  const isEdges = between(random, 1, EDGES) === 1
  const day = addDays(FIRST, between(random, 0, DAYS))
  return isEdges
    ? { begin: momentOf(day), next: (now) => edge(random, now) }
    : { begin: momentOf(day, between(random, 0, 23)), next: (now) => anyMoment(random, now) }
}
