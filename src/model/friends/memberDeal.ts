import { addDays } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { reflectionUntil } from '#model/bundles/changeTerms.ts'
import type { Friend } from './contract/memberDeal.ts'

/** The number of friends per calendar year that earn a gift (domain 1.22). */
export const FRIENDS_A_YEAR = 10
/** The number of friends who ordered in the year of `today`. */
export const friendsThisYear = (friends: readonly Pick<Friend, 'orderedOn'>[], today: Day): number =>
  friends.filter(({ orderedOn }) => orderedOn.slice(0, 4) === today.slice(0, 4)).length

type GiftStatus = { status: 'ordered' } | { status: 'waiting'; giftOn: Day } | { status: 'done' }

/**
 * The status of the gifts, which come when the friend can no longer withdraw (domain 1.22). `startsOn` is null while the friend's start
 * date is unknown.
 */
export function giftStatus(startsOn: Day | null, today: Day): GiftStatus {
  if (startsOn === null) return { status: 'ordered' }
  const giftOn = addDays(reflectionUntil(startsOn), 1)
  return today < giftOn ? { status: 'waiting', giftOn } : { status: 'done' }
}
