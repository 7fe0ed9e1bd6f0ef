import { addDays, dayOf, daysBetween, startOfMonth } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { maskedNumber } from '#kit/typed/phoneNumber.ts'
import type { Household, SharedLevel } from '#model/friends/contract/household.ts'
import { canReceive } from '#model/friends/giving.ts'
import { discountEndsOn, householdDiscount, sharedLevelOf } from '#model/friends/household.ts'
import { giftStatus } from '#model/friends/memberDeal.ts'
import type { DataBundle } from '#model/overview/contract.ts'
import type { HouseholdGroup, Housemate, PostpaidAccount } from '../../fixtures/accounts/account.ts'
import { housemateName } from '../../fixtures/people.ts'
import { hasEnded } from '../world/periods.ts'

type Friend = PostpaidAccount['friends'][number]

/** The days from an order without a known start until the subscription begins. */
const BEGINS_AFTER = 7
/** The days to unwrap a gift. */
const TO_UNWRAP = 30
/** MB. */
const SIZE = 5000

/** The first day of a friend's subscription; null while it is unknown. */
export function friendStartOf({ orderedOn, startsOn }: Friend, today: Day): Day | null {
  const begins = startsOn ?? addDays(orderedOn, BEGINS_AFTER)
  return startsOn === null && begins > today ? null : begins
}

/** The day of the gift if it came between the first sight of this customer and today; null otherwise. */
function giftedOn(friend: Friend, { seenAt }: PostpaidAccount, today: Day): Day | null {
  const start = friendStartOf(friend, today)
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

/** Every address has one more customer, who can be invited: `06900020` and the number of the test account. */
export const housemateOf = ({ number }: Pick<PostpaidAccount, 'number'>): Housemate => ({
  firstName: housemateName(number),
  phoneNumber: `06900020${String(number).padStart(2, '0')}`,
})

const hasLeft = ({ endsOn }: HouseholdGroup, today: Day): boolean => endsOn !== null && today >= endsOn

const nobody: HouseholdGroup = { members: [], invited: [], endsOn: null }

/** The group after the events of today: the group, or an empty one for a customer who has left and whose discount has ended. */
export const groupNow = ({ household }: PostpaidAccount, today: Day): HouseholdGroup =>
  hasLeft(household, today) ? { ...nobody, earlier: household } : household

/** The group whose other members see the level of this customer, or do not. */
export function groupSharing({ sharesLevel: _, ...group }: HouseholdGroup, on: boolean): HouseholdGroup {
  return on ? { ...group, sharesLevel: true } : group
}

/** The group that this customer leaves today: whoever has not accepted an invitation stays out of it. */
export const groupLeft = (account: PostpaidAccount, today: Day): HouseholdGroup => {
  const group = groupSharing(groupNow(account, today), false)
  const invited = group.invited.filter(({ on }) => on < today)
  const hasHousemates = group.members.length + invited.length > 0
  return { ...group, invited, endsOn: hasHousemates ? (group.endsOn ?? discountEndsOn(today)) : group.endsOn }
}

const asOn = (group: HouseholdGroup, day: Day): HouseholdGroup =>
  group.earlier && !hasLeft(group.earlier, day) ? asOn(group.earlier, day) : group

/** The group as it stood on a day. A customer who cancelled is alone once the discount ends. Invited members accept before the next day. */
export function groupOf(account: PostpaidAccount, day: Day): Omit<HouseholdGroup, 'earlier'> {
  const group = asOn(account.household, day)
  if (hasLeft(group, day)) return nobody
  const { members, invited, endsOn } = group
  const [joined, waiting] = [invited.filter(({ on }) => on < day), invited.filter(({ on }) => on >= day)]
  return { members: [...members, ...joined.map(() => housemateOf(account))], invited: waiting, endsOn }
}

/** The customer without the invitations that nobody has accepted by a day: a discount that nobody agreed to is not foretold. */
export function agreedBy(account: PostpaidAccount, today: Day): PostpaidAccount {
  const { household } = account
  const invited = household.invited.filter(({ on }) => on < today)
  return invited.length === household.invited.length ? account : { ...account, household: { ...household, invited } }
}

/** The monthly discount in cents. The housemates of test accounts always have a subscription. */
const discountOf = (account: PostpaidAccount, members: readonly Housemate[]): number =>
  householdDiscount([account, ...members].map(() => ({ isPrepaid: false })))

export const householdDiscountOf = (account: PostpaidAccount, day: Day): number =>
  discountOf(account, groupOf(account, day).members)

/** The bundle of a housemate (MB). */
const HOUSEMATE_BUNDLE = 10_000

/**
 * Two of three housemates share their level, by the last digits of the number. It falls by some percents a day, and rises by what they were
 * given this month.
 */
function sharedBy({ phoneNumber }: Housemate, { givenAway }: PostpaidAccount, today: Day): SharedLevel | null {
  const digits = Number(phoneNumber.slice(-2))
  if (digits % 3 === 0) return null
  const left = Math.max(0, 100 - daysBetween(startOfMonth(today), today) * (1 + (digits % 4)))
  const got = givenAway
    .filter(({ day, to }) => to.phoneNumber === phoneNumber && startOfMonth(day) === startOfMonth(today))
    .reduce((sum, { size }) => sum + size, 0)
  return { left: Math.floor((left * HOUSEMATE_BUNDLE + got * 100) / (HOUSEMATE_BUNDLE + got)) }
}

/** The customer who gave data to this housemate. Who has left the group by then gets nothing. */
export function withGivenData(account: PostpaidAccount, phoneNumber: string, size: number, today: Day): PostpaidAccount {
  const to = groupOf(account, today).members.find((mate) => mate.phoneNumber === phoneNumber)
  return to ? { ...account, givenAway: [...account.givenAway, { day: today, size, to }] } : account
}

/** The name of a member in the operation that gives data. */
export const memberIdOf = ({ number }: PostpaidAccount, at: number): string => `member-${number}-${at + 1}`

/**
 * The household of today: without a subscription nobody takes part. `bundle`: the internet of this customer; `gives`: they can give of it.
 */
export function householdOf(account: PostpaidAccount, today: Day, bundle: DataBundle | null, gives = false): Household {
  const { members, invited, endsOn } = hasEnded(account, today) ? nobody : groupOf(account, today)
  const named = (state: 'self' | 'member', mate: Housemate, shared: SharedLevel | null, receives: string | null) => ({
    state,
    firstName: mate.firstName,
    maskedNumber: maskedNumber(mate.phoneNumber),
    shared,
    receives,
  })
  const member = (mate: Housemate, at: number) => {
    const shared = sharedBy(mate, account, today)
    return named('member', mate, shared, gives && canReceive(shared) ? memberIdOf(account, at) : null)
  }
  const unnamed = ({ phoneNumber }: { phoneNumber: string }) => ({
    state: 'invited' as const,
    firstName: '',
    maskedNumber: maskedNumber(phoneNumber),
    shared: null,
    receives: null,
  })
  const isShared = members.length > 0 && account.household.sharesLevel === true
  return {
    discount: discountOf(account, members),
    endsOn,
    members: [
      named('self', account, isShared ? sharedLevelOf(bundle) : null, null),
      ...members.map(member),
      ...invited.map(unnamed),
    ],
  }
}
