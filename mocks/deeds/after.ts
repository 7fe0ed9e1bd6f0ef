import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'
import type { Day } from '../../src/api/contract/parts.ts'
import type { Deed, Kind } from '../deeds.ts'

/** Changes the customer by a deed of one kind. */
export type After<K extends Kind> = (account: Account, deed: Deed<K>, today: Day) => Account

/** The changes for all deeds of an area. */
export type Afters<Deeds> = { readonly [K in keyof Deeds & Kind]: After<K> }

export const ofSubscriber =
  <K extends Kind>(change: (account: PostpaidAccount, deed: Deed<K>, today: Day) => PostpaidAccount): After<K> =>
  (account, deed, today) =>
    account.type === 'Postpaid' ? change(account, deed, today) : account

export const ofPrepaid =
  <K extends Kind>(change: (account: PrepaidAccount, deed: Deed<K>, today: Day) => PrepaidAccount): After<K> =>
  (account, deed, today) =>
    account.type === 'Prepaid' ? change(account, deed, today) : account
