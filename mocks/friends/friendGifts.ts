/** Invited friends who became customers, and the gifts they bring (domain 1.22). */

import { addDays, dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { giftStatus } from '#model/friends/memberDeal.ts'
import type { PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { hasEnded } from '../world/periods.ts'

type Friend = PostpaidAccount['friends'][number]

/** The days from an order without a known start until the subscription begins. */
const BEGINS_AFTER = 7
/** The days to unwrap a gift. */
const TO_UNWRAP = 30
/** MB. */
const SIZE = 5000

/** The first day of a friend's subscription; null while it is unknown. */
export function startOf({ orderedOn, startsOn }: Friend, today: Day): Day | null {
  const begins = startsOn ?? addDays(orderedOn, BEGINS_AFTER)
  return startsOn === null && begins > today ? null : begins
}

/** The day of the gift if it came between the first sight of this customer and today; null otherwise. */
function giftedOn(friend: Friend, { seenAt }: PostpaidAccount, today: Day): Day | null {
  const start = startOf(friend, today)
  if (friend.isGifted || start === null || giftStatus(start, today).status !== 'done') return null
  const first = giftStatus(start, dayOf(seenAt))
  return first.status === 'waiting' ? first.giftOn : null
}

/** The customer with the gifts that came by today. A subscription that has ended gets none. */
export function withFriendGifts(account: PostpaidAccount, today: Day): PostpaidAccount {
  const come = account.friends.flatMap((friend) => {
    const on = giftedOn(friend, account, today)
    return on === null ? [] : [{ friend, on }]
  })
  if (come.length === 0) return account
  const gifts = come
    .filter(({ on }) => !hasEnded(account, on))
    .map(({ on }) => ({ type: 'data', size: SIZE, until: addDays(on, TO_UNWRAP) }) as const)
    .toSorted((one, other) => (one.until < other.until ? -1 : 1))
  const gifted = new Set(come.map(({ friend }) => friend))
  const friends = account.friends.map((friend) => (gifted.has(friend) ? { ...friend, isGifted: true as const } : friend))
  return { ...account, friends, gifts: [...account.gifts, ...gifts] }
}
