import { sessionOperations } from '../login/operations/session.ts'
import { overviewOperations } from '../overview/operations.ts'
import { detailsOperations, profileOperations, profilePictureOperations } from '../profile/operations/profile.ts'
import { usageOperations } from '../usage/operations.ts'
import type { Answering, GuestAnswering } from './backend.ts'

const byName = <One extends { operation: { name: string } }>(answerings: readonly One[]): [string, One][] =>
  answerings.map((answering) => [answering.operation.name, answering])

/** The operations of customers, by name: those of the first screen, and all others once they have loaded (`loadAll`). */
export const operations = new Map<string, Answering>(
  byName(
    [
      sessionOperations,
      overviewOperations,
      usageOperations,
      profileOperations,
      profilePictureOperations,
      detailsOperations,
    ].flat(),
  ),
)

/** The operations of guests, by name, once they have loaded (`loadAll`). */
export const guestOperations = new Map<string, GuestAnswering>()

/** Loads the operations of all screens but the first, so that a page that has its backend inside starts with the part that it needs. */
export async function loadAll(): Promise<void> {
  const { forGuests, laterOperations: later } = await import('./laterOperations.ts')
  for (const [name, answering] of byName(later)) operations.set(name, answering)
  for (const [name, answering] of byName(forGuests)) guestOperations.set(name, answering)
}
