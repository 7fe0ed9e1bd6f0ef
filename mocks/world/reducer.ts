import type * as v from 'valibot'
import type { Day } from '#kit/parts.ts'
import type { Account, PostpaidAccount, PrepaidAccount } from '../../fixtures/accounts/account.ts'

/** The fields of each kind of event. Days are calendar days; amounts are in cents, MB or minutes. */
export type Shapes = Readonly<Record<string, v.ObjectEntries>>

/** An event of a kind; `at` is in ms of the demo clock. */
export type EventOf<S extends Shapes, K extends keyof S> = { readonly kind: K; readonly at: number } & Readonly<
  v.InferOutput<v.StrictObjectSchema<S[K], undefined>>
>

/** Changes the customer by an event of one kind. An event that is no longer possible changes nothing. */
export type Reducer<Event> = (account: Account, event: Event, today: Day) => Account

export type Reducers<S extends Shapes> = { readonly [K in keyof S]: Reducer<EventOf<S, K>> }

export const ofSubscriber =
  <Event>(change: (account: PostpaidAccount, event: Event, today: Day) => PostpaidAccount): Reducer<Event> =>
  (account, event, today) =>
    account.type === 'Postpaid' ? change(account, event, today) : account

export const ofPrepaid =
  <Event>(change: (account: PrepaidAccount, event: Event, today: Day) => PrepaidAccount): Reducer<Event> =>
  (account, event, today) =>
    account.type === 'Prepaid' ? change(account, event, today) : account
