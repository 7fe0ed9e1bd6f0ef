/**
 * What was done in a browser's world, and what happened to it: all that a customer is, besides the account that they began as. A deed says
 * what was asked for and agreed on, never what follows from it: that is worked out by `after`, at the moment of the deed.
 */
import type { Account } from '../fixtures/accounts/account.ts'
import { dayOf } from '../src/domain/dates.ts'
import type { After, Afters } from './deeds/after.ts'
import { afterHandsets, type HandsetsDeeds } from './deeds/handsets.ts'
import { afterPayments, type PaymentsDeeds } from './deeds/payments.ts'
import { afterPorting, type PortingDeeds } from './deeds/porting.ts'
import { afterPrepaid, type PrepaidDeeds } from './deeds/prepaid.ts'
import { afterSettings, type SettingsDeeds } from './deeds/settings.ts'
import { afterSimcards, type SimcardsDeeds } from './deeds/simcards.ts'
import { afterSubscription, type SubscriptionDeeds } from './deeds/subscription.ts'

/** Every kind of deed, by area, and what it says besides. Days are of the calendar; cents, MB or minutes. */
export type Kinds = SubscriptionDeeds &
  PrepaidDeeds &
  PaymentsDeeds &
  SimcardsDeeds &
  PortingDeeds &
  HandsetsDeeds &
  SettingsDeeds

export type Kind = keyof Kinds
type Told<K extends Kind = Kind> = { [Name in K]: { readonly kind: Name } & Kinds[Name] }[K]

/** A deed before it has its moment. */
export type Doing = Told

/** `at`: ms on the clock of the demo. */
export type Deed<K extends Kind = Kind> = Told<K> & { readonly at: number }

/**
 * The customer right after a deed. The clock may have been moved between deeds, so that another one came before: what cannot be any more (paid
 * with credit that is gone, unwrapped twice) changes nothing.
 */
const afterKind: Afters<Kinds> = {
  ...afterSubscription,
  ...afterPrepaid,
  ...afterPayments,
  ...afterSimcards,
  ...afterPorting,
  ...afterHandsets,
  ...afterSettings,
}

/** The customer right after a deed. */
export function after(account: Account, deed: Deed): Account {
  // Each kind has its own, but TypeScript cannot see which pair this is.
  const change = afterKind[deed.kind] as After<Deed>
  return change(account, deed, dayOf(deed.at))
}

// An object with a field for each kind: Object.keys forgets which.
export const deedKinds = Object.keys(afterKind) as Kind[]
