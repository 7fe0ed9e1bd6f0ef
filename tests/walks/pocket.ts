import type { PushTopic } from '#model/warnings/contract.ts'
import { accountOf } from '../../fixtures/accounts/all.ts'
import type { SoftKey } from '../support/softKey.ts'
import type { Walker } from './customer.ts'

/** What a customer has with them: the password, the passkeys, and the browsers that get messages. */
type Pocket = {
  password: string
  /** Every passkey that was made, also those that were removed, by id. */
  readonly made: Map<string, SoftKey>
  /** The names of the passkeys that open the door, by id. */
  readonly keys: Map<string, string>
  /** The devices that get messages and their topics, by the address of the browser's push service. */
  readonly devices: Map<string, { readonly id: string; readonly topics: readonly PushTopic[] }>
}

const pockets = new WeakMap<Walker, Pocket>()

export function pocketOf(walker: Walker): Pocket {
  const pocket = pockets.get(walker) ?? {
    password: accountOf(walker.number)?.password ?? '',
    made: new Map(),
    keys: new Map(),
    devices: new Map(),
  }
  pockets.set(walker, pocket)
  return pocket
}
