import * as detailsContract from '../../src/api/contract/details.ts'
import * as overviewContract from '../../src/api/contract/overview.ts'
import * as profileContract from '../../src/api/contract/profile.ts'
import * as pictureContract from '../../src/api/contract/profilePicture.ts'
import * as sessionContract from '../../src/api/contract/session.ts'
import * as usageContract from '../../src/api/contract/usage.ts'
import { type Answering, area, type GuestAnswering } from '../backend.ts'
import { details } from './details.ts'
import { overview } from './overview.ts'
import { profile, profilePicture } from './profile.ts'
import { session } from './session.ts'
import { usage } from './usage.ts'

const byName = <One extends { operation: { name: string } }>(answerings: readonly One[]): [string, One][] =>
  answerings.map((answering) => [answering.operation.name, answering])

/** The operations of customers, by name: those of the first screen, and all others once they have loaded (`loadAll`). */
export const operations = new Map<string, Answering>(
  byName(
    [
      area(sessionContract, session),
      area(overviewContract, overview),
      area(usageContract, usage),
      area(profileContract, profile),
      area(pictureContract, profilePicture),
      area(detailsContract, details),
    ].flat(),
  ),
)

/** The operations of guests, by name, once they have loaded (`loadAll`). */
export const guestOperations = new Map<string, GuestAnswering>()

/** Loads the operations of all screens but the first, so that a page that has its backend inside starts with the part that it needs. */
export async function loadAll(): Promise<void> {
  const { forGuests, later } = await import('./later.ts')
  for (const [name, answering] of byName(later)) operations.set(name, answering)
  for (const [name, answering] of byName(forGuests)) guestOperations.set(name, answering)
}
