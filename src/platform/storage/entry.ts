import type * as v from 'valibot'
import { nameHere } from '#kit/base.ts'

/** How a session ended: by the timer, by the customer, or otherwise (401, profile gone). */
export type Ending = 'timer' | 'customer' | 'other'

/** The storage of an entry: data about a person in IndexedDB, about the device in localStorage, about the tab in sessionStorage. */
type Home = 'idb' | 'local' | 'session'

/** An entry in web storage: an item, which is read at once. */
export type ItemEntry<Value = unknown> = StorageEntry<Value, 'local' | 'session'>
/** An entry in IndexedDB: a row, which is awaited. */
export type RowEntry<Value = unknown> = StorageEntry<Value, 'idb'>

/** An entry that may be stored on the device. Nothing else is stored. */
export type StorageEntry<Value = unknown, At extends Home = Home> = {
  readonly name: string
  /** Its name in web storage. */
  readonly key: string
  readonly home: At
  readonly schema: v.GenericSchema<unknown, Value>
  /** An older value (ms) counts as missing, and so does a value from the future. */
  readonly lifetime: number
  /** True when this ending of a session wipes the entry. `value` is null when unreadable. */
  wipedBy(ending: Ending, value: Value | null): boolean
  /** The account of the only customer to whom the value belongs. Another one who signs in removes it. */
  accountIn?(value: Value): string
}

export const isRow = (entry: StorageEntry): entry is RowEntry => entry.home === 'idb'
export const isItem = (entry: StorageEntry): entry is ItemEntry => entry.home !== 'idb'

export const MINUTE = 60_000
export const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR
export const never = () => false
export const byCustomer = (ending: Ending) => ending === 'customer'
export const always = () => true
/** After the timer only who chose "Onthoud mij" finds it back. */
export const unlessRemembered = (ending: Ending, value: { remembered: boolean } | null) =>
  ending !== 'timer' || value?.remembered !== true

export const accountIn = ({ account }: { account: string }) => account

/** The lifetime of pending work, which a wrong clock must not cancel. */
export const UNTIL_SERVED = Number.POSITIVE_INFINITY

export const entry = <Value, At extends Home>(
  name: string,
  home: At,
  schema: v.GenericSchema<unknown, Value>,
  rules: Pick<StorageEntry<NoInfer<Value>>, 'lifetime' | 'wipedBy' | 'accountIn'>,
): StorageEntry<Value, At> => ({ name, key: nameHere(name), home, schema, ...rules })
