/** Deeds about the lock on a number. */

import { LOCK_WAITS } from '#model/security/numberLock.ts'
import type { Simcard } from '../../fixtures/accounts/account.ts'
import { simPrices } from '../../fixtures/catalogue/simcards.ts'
import type { Afters } from '../world/after.ts'
import { lockedSimOf, withLeavingConfirmed, withLocked, withLockOn, withoutLocked } from './numberLock.ts'

export type NumberLockDeeds = {
  'number-lock-on': object
  'number-lock-off': { readonly id: string }
  /** A card or an eSIM was ordered while the number was locked. */
  'locked-sim-ordered': { readonly id: string; readonly type: Simcard['type']; readonly price: number }
  'locked-cancelled': { readonly id: string }
  'locked-confirmed': { readonly id: string }
  /** Somebody who has the password and a code ordered a card while the number was locked. */
  'stranger-ordered': object
}

export const afterNumberLock: Afters<NumberLockDeeds> = {
  'number-lock-on': (account) => withLockOn(account),
  'number-lock-off': (account, { at, id }) =>
    account.numberLock.on ? withLocked(account, { id, kind: 'lock-off', from: at + LOCK_WAITS }) : account,
  'locked-sim-ordered': (account, { at, id, type, price }) =>
    withLocked(account, { id, kind: 'sim', type, price, from: at + LOCK_WAITS }),
  'locked-cancelled': (account, { id }) => withoutLocked(account, id),
  'locked-confirmed': (account, { at, id }) => withLeavingConfirmed(account, id, at),
  'stranger-ordered': (account, { at }) =>
    account.numberLock.on && lockedSimOf(account) === null
      ? withLocked(account, { id: `stranger-${at}`, kind: 'sim', type: 'USIM', price: simPrices.physical, from: at + LOCK_WAITS })
      : account,
}
