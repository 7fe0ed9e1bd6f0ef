/** States under a short address, so that a QR code of them can be read from two metres. `npm start` keeps them across a restart. */
import { Refusal } from './answers.ts'
import type { Door } from './browsers.ts'

/** The oldest links make room for new ones. */
const MOST = 200
/** More wrong ids than this in a quarter of an hour, from all browsers together, and no link opens any more. */
const MOST_MISSES = 100
const MISSES_COUNT_FOR = 15 * 60_000

/** The moments of wrong ids, by door. */
const missed = new WeakMap<Door, readonly number[]>()

/** Keeps a state, and answers its id: 122 random bits, which nobody guesses. */
export function keepLink({ links }: Door, carried: unknown): string {
  const id = crypto.randomUUID().replaceAll('-', '')
  links.set(id, carried)
  for (const oldest of [...links.keys()].slice(0, -MOST)) links.delete(oldest)
  return id
}

/** The state under an id, at a moment of the real clock (ms). Throws a refusal for an unknown id, and after too many of those. */
export function linkOf(door: Door, id: string, real: number): unknown {
  const misses = (missed.get(door) ?? []).filter((at) => at > real - MISSES_COUNT_FOR)
  if (misses.length >= MOST_MISSES) throw new Refusal(429, 'Too Many Requests')
  const carried = door.links.get(id)
  if (carried !== undefined) return carried
  missed.set(door, [...misses, real])
  throw new Refusal(404, 'No such link')
}
