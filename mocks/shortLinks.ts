/** States under a short address, so that a QR code of them can be read from two metres. They last as long as the server. */
import { Refusal } from './answers.ts'
import type { Door } from './browsers.ts'

/** The oldest links make room for new ones. */
const MOST = 200
/** More wrong ids than this in a quarter of an hour, from all browsers together, and no link opens any more. */
const MOST_MISSES = 100
const MISSES_COUNT_FOR = 15 * 60_000

type Kept = { readonly links: Map<string, unknown>; misses: readonly number[] }
const known = new WeakMap<Door, Kept>()

function keptAt(door: Door): Kept {
  const kept = known.get(door) ?? { links: new Map(), misses: [] }
  known.set(door, kept)
  return kept
}

/** Keeps a state, and answers its id: 122 random bits, which nobody guesses. */
export function keepLink(door: Door, carried: unknown): string {
  const { links } = keptAt(door)
  const id = crypto.randomUUID().replaceAll('-', '')
  links.set(id, carried)
  for (const oldest of [...links.keys()].slice(0, -MOST)) links.delete(oldest)
  return id
}

/** The state under an id, at a moment of the real clock (ms). Throws a refusal for an unknown id, and after too many of those. */
export function linkOf(door: Door, id: string, real: number): unknown {
  const kept = keptAt(door)
  kept.misses = kept.misses.filter((at) => at > real - MISSES_COUNT_FOR)
  if (kept.misses.length >= MOST_MISSES) throw new Refusal(429, 'Too Many Requests')
  const carried = kept.links.get(id)
  if (carried !== undefined) return carried
  kept.misses = [...kept.misses, real]
  throw new Refusal(404, 'No such link')
}
