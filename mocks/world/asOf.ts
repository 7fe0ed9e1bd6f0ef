import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { after, type Deed } from '../deeds.ts'
import { toppedUpAtOnce } from './autoTopUp.ts'
import { withHandsetOn } from './handset.ts'
import { subscriberAsOf } from './pending.ts'
import { portedAsOf } from './porting.ts'
import { prepaidAsOf } from './prepaid.ts'
import { simAsOf } from './sim.ts'
import { begunSwitch } from './switching.ts'

/** A prepaid customer at a later moment (ms), or what they have become. Until it begins bundles end and are extended, and credit comes and goes. */
function prepaidInTime(account: PrepaidAccount, now: number, since: number): Account {
  const subscription = begunSwitch(account, now)
  if (!subscription) return prepaidAsOf(account, now, since)
  return subscribedInTime(subscription.of(prepaidAsOf(account, subscription.at - 1, since)), now)
}

const subscribedInTime = (account: PostpaidAccount, now: number): PostpaidAccount =>
  subscriberAsOf(withHandsetOn(account, dayOf(now)), dayOf(now))

/** The customer at a later moment (ms): what was to happen by then has happened. */
const inTime = (account: Account, now: number, since: number): Account =>
  simAsOf(portedAsOf(account.type === 'Prepaid' ? prepaidInTime(account, now, since) : subscribedInTime(account, now), now), now)

/** Right after a deed: what that brings about at once. */
const settled = (account: Account, at: number): Account => (account.type === 'Prepaid' ? toppedUpAtOnce(account, at) : account)

/** The deeds that have been done at a moment (ms), the first one first. Those of one moment are in the order in which they came. */
export const doneBy = (deeds: readonly Deed[], now: number): Deed[] =>
  deeds.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)

const reckoned = (before: Account, deed: Deed, since: number): Account =>
  settled(after(inTime(before, deed.at, since), deed), deed.at)

/** Who a subscriber was after a deed: whatever is done later, that stays so. */
const known = new WeakMap<Account, WeakMap<Deed, Account>>()

/** The customer right after a deed, reckoned once. What credit does before it depends on more than the deeds. */
function afterDeed(before: Account, deed: Deed, since: number): Account {
  if (before.type === 'Prepaid') return reckoned(before, deed, since)
  const deeds = known.get(before) ?? new WeakMap<Deed, Account>()
  const account = deeds.get(deed) ?? reckoned(before, deed, since)
  known.set(before, deeds.set(deed, account))
  return account
}

/**
 * The customer at a moment (ms), made of who they were at first and all that was done. What is done later has not happened yet. `since`: the
 * moment from which the clock of the demo runs ahead.
 */
export const asOf = (account: Account, deeds: readonly Deed[], now: number, since = now): Account =>
  inTime(
    doneBy(deeds, now).reduce((before, deed) => afterDeed(before, deed, since), account),
    now,
    since,
  )
