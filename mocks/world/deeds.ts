/**
 * Deeds: everything that was done in a browser's world or happened to it. A customer is the described account plus its deeds. A deed holds
 * only what was asked and agreed; `after` derives the consequences at the moment of the deed.
 */

import { dayOf } from '#kit/dates.ts'
import type { Account } from '../../fixtures/accounts/account.ts'
import { afterPrepaid, type PrepaidDeeds } from '../credit/events.ts'
import { afterOutages, type OutagesDeeds } from '../outage/events.ts'
import { afterPayments, type PaymentsDeeds } from '../payment/events.ts'
import { afterHandsets, type HandsetsDeeds } from '../phones/events.ts'
import { afterPorting, type PortingDeeds } from '../porting/events.ts'
import { afterSettings, type SettingsDeeds } from '../profile/events.ts'
import { afterNumberLock, type NumberLockDeeds } from '../security/events.ts'
import { afterSimcards, type SimcardsDeeds } from '../sim/events.ts'
import { afterSubscription, type SubscriptionDeeds } from '../subscription/events.ts'
import type { After, Afters } from './after.ts'

/** Every kind of deed with its fields. Days are calendar days; amounts are in cents, MB or minutes. */
export type Kinds = SubscriptionDeeds &
  PrepaidDeeds &
  PaymentsDeeds &
  SimcardsDeeds &
  NumberLockDeeds &
  PortingDeeds &
  HandsetsDeeds &
  OutagesDeeds &
  SettingsDeeds

export type Kind = keyof Kinds
type Told<K extends Kind = Kind> = { [Name in K]: { readonly kind: Name } & Kinds[Name] }[K]

/** A deed before it is recorded, so without its moment. */
export type Doing = Told

/** `at`: ms on the demo clock. */
export type Deed<K extends Kind = Kind> = Told<K> & { readonly at: number }

/**
 * How each kind of deed changes the customer. The clock may move back between deeds, so that their order changes. A deed that is no longer
 * possible (paying with spent credit, unwrapping a gift twice) changes nothing.
 */
const afterKind: Afters<Kinds> = {
  ...afterSubscription,
  ...afterPrepaid,
  ...afterPayments,
  ...afterSimcards,
  ...afterNumberLock,
  ...afterPorting,
  ...afterHandsets,
  ...afterOutages,
  ...afterSettings,
}

export function after(account: Account, deed: Deed): Account {
  // Each kind has its own change, but TypeScript cannot match the pair here. A world that an earlier build kept may hold a kind of its own.
  const change = afterKind[deed.kind] as After<Deed> | undefined
  return change ? change(account, deed, dayOf(deed.at)) : account
}

// A record with a field for each kind; Object.keys loses the type of the keys.
export const deedKinds = Object.keys(afterKind) as Kind[]
