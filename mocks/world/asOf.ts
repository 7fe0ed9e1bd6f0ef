import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { dayOf } from '../../src/domain/dates.ts'
import { after, type Deed } from '../deeds.ts'
import { toppedUpAtOnce } from './autoTopUp.ts'
import { connectedAt } from './connection.ts'
import { halfBefore } from './halves.ts'
import { withHandsetOn } from './handset.ts'
import { subscriberAsOf } from './pending.ts'
import { portedAsOf } from './porting.ts'
import { prepaidAsOf } from './prepaid.ts'
import { simAsOf } from './sim.ts'
import { begunSwitch } from './switching.ts'

/** A prepaid customer at a later moment (ms), or what they have become. Until it begins bundles end and are extended, and credit comes and goes. */
function prepaidInTime(account: PrepaidAccount, now: number): Account {
  const subscription = begunSwitch(account, now)
  if (!subscription) return prepaidAsOf(account, now)
  const before = prepaidAsOf(account, subscription.at - 1, halfBefore(subscription.at))
  return subscribedInTime(subscription.of(before), now)
}

const subscribedInTime = (account: PostpaidAccount, now: number): PostpaidAccount =>
  subscriberAsOf(withHandsetOn(account, dayOf(now)), dayOf(now))

/** The customer at a later moment (ms): what was to happen by then has happened. */
const inTime = (account: Account, now: number): Account =>
  simAsOf(portedAsOf(account.type === 'Prepaid' ? prepaidInTime(account, now) : subscribedInTime(account, now), now), now)

/** Right after a deed: what that brings about at once. */
const settled = (account: Account, at: number): Account => (account.type === 'Prepaid' ? toppedUpAtOnce(account, at) : account)

/** The deeds that have been done at a moment (ms), the first one first. Those of one moment are in the order in which they came. */
export const doneBy = (deeds: readonly Deed[], now: number): Deed[] =>
  deeds.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)

const reckoned = (before: Account, deed: Deed): Account =>
  settled(connectedAt(after(inTime(before, deed.at), deed), deed.at), deed.at)

/** Who a customer was after a deed: whatever is done later, that stays so. */
const known = new WeakMap<Account, WeakMap<Deed, Account>>()

/** The customer right after a deed, reckoned once. */
function afterDeed(before: Account, deed: Deed): Account {
  const deeds = known.get(before) ?? new WeakMap<Deed, Account>()
  const account = deeds.get(deed) ?? reckoned(before, deed)
  known.set(before, deeds.set(deed, account))
  return account
}

/** The customer at a moment (ms), made of who they were at first and all that was done. What is done later has not happened yet. */
export const asOf = (account: Account, deeds: readonly Deed[], now: number): Account =>
  inTime(doneBy(deeds, now).reduce(afterDeed, account), now)
