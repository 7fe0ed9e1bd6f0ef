import type { Friend } from '../api/contract/memberDeal.ts'
import type { Day } from '../api/contract/parts.ts'
import { addDays } from './dates.ts'

/** So many friends a calendar year bring a gift (domain 1.22). */
export const FRIENDS_A_YEAR = 10
/** Spec 9: the friend may change their mind for so long, and the gifts wait for that. */
const REFLECTION_DAYS = 14

/** How many friends have ordered in the year of `today`. */
export const friendsThisYear = (friends: readonly Pick<Friend, 'orderedOn'>[], today: Day): number =>
  friends.filter(({ orderedOn }) => orderedOn.slice(0, 4) === today.slice(0, 4)).length

export type GiftStatus = { status: 'ordered' } | { status: 'waiting'; giftOn: Day } | { status: 'done' }

/** Where the gifts are: after the reflection period both get one. `startsOn` is null while it is not known when the friend begins. */
export function giftStatus(startsOn: Day | null, today: Day): GiftStatus {
  if (startsOn === null) return { status: 'ordered' }
  const giftOn = addDays(startsOn, REFLECTION_DAYS)
  return today < giftOn ? { status: 'waiting', giftOn } : { status: 'done' }
}
