import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { toppedUpAtOnce } from '../credit/autoTopUp.ts'
import { prepaidAsOf } from '../credit/prepaid.ts'
import { withFriendGifts } from '../friends/friendGifts.ts'
import { withHandsetOn } from '../phones/handset.ts'
import { portedAsOf } from '../porting/world.ts'
import { lockAsOf, withoutLockedSim } from '../security/numberLock.ts'
import { simAsOf, withoutService } from '../sim/world.ts'
import { leftWithNumber } from '../subscription/cancelling.ts'
import { begunSwitch } from '../switching/world.ts'
import { connectedAt } from './connection.ts'
import { after, type Deed } from './deeds.ts'
import { halfBefore } from './halves.ts'
import { hasEnded, terminationOf } from './periods.ts'

/**
 * A prepaid customer at a later moment (ms), or the subscriber they became. Until a subscription begins, bundles end or renew and credit
 * changes.
 */
function prepaidInTime(account: PrepaidAccount, now: number): Account {
  const subscription = begunSwitch(account, now)
  if (!subscription) return prepaidAsOf(account, now)
  const before = prepaidAsOf(account, subscription.at - 1, halfBefore(subscription.at))
  return subscribedInTime(subscription.of(before), now)
}

const subscribedInTime = (account: PostpaidAccount, now: number): PostpaidAccount =>
  withFriendGifts(subscriberAsOf(withHandsetOn(leftWithNumber(account, dayOf(now)), dayOf(now)), dayOf(now)), dayOf(now))

const beganInTime = (account: Account, now: number): Account =>
  account.type === 'Prepaid' ? prepaidInTime(account, now) : subscribedInTime(account, now)

/** The cards of a customer at a moment (ms): after the last day of a subscription none works or comes. */
function cardAsOf(account: Account, now: number): Account {
  const last = terminationOf(account)
  if (last === null || !hasEnded(account, dayOf(now))) return simAsOf(account, now)
  return withoutService(withoutLockedSim(simAsOf(account, momentOf(addDays(last, 1)) - 1)))
}

/** The customer at a later moment (ms), after everything that was due by then. */
const inTime = (account: Account, now: number): Account =>
  cardAsOf(portedAsOf(beganInTime(lockAsOf(account, now), now), now), now)

/** The customer after the immediate effects of a deed. */
const settled = (account: Account, at: number): Account => (account.type === 'Prepaid' ? toppedUpAtOnce(account, at) : account)

/** The deeds up to a moment (ms), oldest first. Simultaneous deeds keep their order. */
export const doneBy = (deeds: readonly Deed[], now: number): Deed[] =>
  deeds.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)

const reckoned = (before: Account, deed: Deed): Account =>
  settled(connectedAt(after(inTime(before, deed.at), deed), deed.at), deed.at)

/** Caches the customer after each deed: later deeds never change it. */
const known = new WeakMap<Account, WeakMap<Deed, Account>>()

function afterDeed(before: Account, deed: Deed): Account {
  const deeds = known.get(before) ?? new WeakMap<Deed, Account>()
  const account = deeds.get(deed) ?? reckoned(before, deed)
  known.set(before, deeds.set(deed, account))
  return account
}

/** The customer at a moment (ms): the initial account with all deeds up to that moment. */
export const asOf = (account: Account, deeds: readonly Deed[], now: number): Account =>
  inTime(doneBy(deeds, now).reduce(afterDeed, account), now)
