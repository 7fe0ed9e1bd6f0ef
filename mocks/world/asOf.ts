import { addDays, dayOf, momentOf } from '#kit/dates.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import { subscriberAsOf } from '../bundles/pending.ts'
import { costsReducers } from '../costs/world.ts'
import { toppedUpAfter } from '../credit/autoTopUp.ts'
import { creditReducers, prepaidAsOf } from '../credit/prepaid.ts'
import { withFriendGifts } from '../friends/world.ts'
import { invoiceReducers } from '../invoices/world.ts'
import { outageReducers } from '../outage/world.ts'
import { paymentReducers } from '../payment/paid.ts'
import { phoneOrderOn } from '../phones/phoneOrder.ts'
import { phoneReducers } from '../phones/world.ts'
import { portedAsOf, portingReducers } from '../porting/world.ts'
import { profileReducers } from '../profile/world.ts'
import { lockAsOf, securityReducers, withoutLockedSim } from '../security/numberLock.ts'
import { simAsOf, simReducers, withoutService } from '../sim/world.ts'
import { leftWithNumber } from '../subscription/cancelling.ts'
import { subscriptionReducers } from '../subscription/world.ts'
import { begunSwitch, switchingReducers } from '../switching/world.ts'
import { pushReducers } from '../warnings/world.ts'
import { connectedAt } from './connection.ts'
import type { EventShapes, WorldEvent } from './events.ts'
import { halfBefore } from './halves.ts'
import { hasEnded, terminationOf } from './periods.ts'
import type { Reducer, Reducers } from './reducer.ts'

const reducers: Reducers<EventShapes> = {
  ...subscriptionReducers,
  ...costsReducers,
  ...creditReducers,
  ...switchingReducers,
  ...invoiceReducers,
  ...paymentReducers,
  ...simReducers,
  ...securityReducers,
  ...portingReducers,
  ...phoneReducers,
  ...outageReducers,
  ...profileReducers,
  ...pushReducers,
}

/** The customer right after an event. The clock may move back between events, so that their order changes. */
export function after(account: Account, event: WorldEvent): Account {
  // Each kind has its own reducer, but TypeScript cannot match the pair here. A world that an earlier build kept may hold a kind of its own.
  const reducer = reducers[event.kind] as Reducer<WorldEvent> | undefined
  return reducer ? reducer(account, event, dayOf(event.at)) : account
}

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
  withFriendGifts(subscriberAsOf(phoneOrderOn(leftWithNumber(account, dayOf(now)), dayOf(now)), dayOf(now)), dayOf(now))

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

/** The customer after the immediate effects of an event. */
const settled = (account: Account, at: number): Account => (account.type === 'Prepaid' ? toppedUpAfter(account, at) : account)

/** The events up to a moment (ms), oldest first. Simultaneous events keep their order. */
export const doneBy = (events: readonly WorldEvent[], now: number): WorldEvent[] =>
  events.filter(({ at }) => at <= now).toSorted((one, other) => one.at - other.at)

const reckoned = (before: Account, event: WorldEvent): Account =>
  settled(connectedAt(after(inTime(before, event.at), event), event.at), event.at)

/** Caches the customer after each event: later events never change it. */
const known = new WeakMap<Account, WeakMap<WorldEvent, Account>>()

function afterEvent(before: Account, event: WorldEvent): Account {
  const events = known.get(before) ?? new WeakMap<WorldEvent, Account>()
  const account = events.get(event) ?? reckoned(before, event)
  known.set(before, events.set(event, account))
  return account
}

/** The customer at a moment (ms): the initial account with all events up to that moment. */
export const asOf = (account: Account, events: readonly WorldEvent[], now: number): Account =>
  inTime(doneBy(events, now).reduce(afterEvent, account), now)
