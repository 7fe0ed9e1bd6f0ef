import * as sessionContract from '#model/login/contract/session.ts'
import * as overviewContract from '#model/overview/contract.ts'
import * as detailsContract from '#model/profile/contract/details.ts'
import * as profileContract from '#model/profile/contract/profile.ts'
import * as pictureContract from '#model/profile/contract/profilePicture.ts'
import * as usageContract from '#model/usage/contract.ts'
import { session } from '../login/operations/session.ts'
import { overview } from '../overview/operations.ts'
import { details, profile, profilePicture } from '../profile/operations/profile.ts'
import { usage } from '../usage/operations.ts'
import { type Answering, area, type GuestAnswering } from './backend.ts'

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
  const { forGuests, later } = await import('./laterOperations.ts')
  for (const [name, answering] of byName(later)) operations.set(name, answering)
  for (const [name, answering] of byName(forGuests)) guestOperations.set(name, answering)
}
