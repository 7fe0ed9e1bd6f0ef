/** States under a short address, so that a QR code of them can be read from two metres. They last as long as the server. */
import type { Door } from './browsers.ts'

/** The oldest links make room for new ones. */
const MOST = 200
const known = new WeakMap<Door, Map<string, unknown>>()

/** Keeps a state, and answers its id: eight letters and digits. */
export function keepLink(door: Door, carried: unknown): string {
  const links = known.get(door) ?? new Map<string, unknown>()
  known.set(door, links)
  const id = crypto.randomUUID().slice(0, 8)
  links.set(id, carried)
  for (const oldest of [...links.keys()].slice(0, -MOST)) links.delete(oldest)
  return id
}

export const linkOf = (door: Door, id: string): unknown => known.get(door)?.get(id)
