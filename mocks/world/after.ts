import type { Day } from '#kit/parts.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'

/** A deed of one kind; `at` is in ms of the demo clock. */
type DeedOf<Deeds, K extends keyof Deeds> = { readonly kind: K; readonly at: number } & Deeds[K]

/** Changes the customer by a deed of one kind. */
export type After<Deed> = (account: Account, deed: Deed, today: Day) => Account

/** The changes for all deeds of an area. */
export type Afters<Deeds> = { readonly [K in keyof Deeds]: After<DeedOf<Deeds, K>> }

export const ofSubscriber =
  <Deed>(change: (account: PostpaidAccount, deed: Deed, today: Day) => PostpaidAccount): After<Deed> =>
  (account, deed, today) =>
    account.type === 'Postpaid' ? change(account, deed, today) : account

export const ofPrepaid =
  <Deed>(change: (account: PrepaidAccount, deed: Deed, today: Day) => PrepaidAccount): After<Deed> =>
  (account, deed, today) =>
    account.type === 'Prepaid' ? change(account, deed, today) : account
