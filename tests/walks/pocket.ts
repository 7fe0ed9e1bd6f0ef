import type { PushTopic } from '#model/warnings/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import type { SoftKey } from '../support/softKey.ts'
import type { Walker } from './customer.ts'

/** What a customer keeps in mind: the password, the passkeys, the browsers that get messages, and slow payments. */
type Pocket = {
  password: string
  /** Every passkey that was made, also those that were removed, by id. */
  readonly made: Map<string, SoftKey>
  /** The names of the passkeys that open the door, by id. */
  readonly keys: Map<string, string>
  /** The devices that get messages and their topics, by the address of the browser's push service. */
  readonly devices: Map<string, { readonly id: string; readonly topics: readonly PushTopic[] }>
  /** The payments for phones that a bank looks into. */
  readonly slow: Set<string>
  /** The writes whose row on the timeline was looked at. */
  readonly looked: Set<string>
}

const pockets = new WeakMap<Walker, Pocket>()

export function pocketOf(walker: Walker): Pocket {
  const pocket = pockets.get(walker) ?? {
    password: accountOf(walker.number)?.password ?? '',
    made: new Map(),
    keys: new Map(),
    devices: new Map(),
    slow: new Set(),
    looked: new Set(),
  }
  pockets.set(walker, pocket)
  return pocket
}
