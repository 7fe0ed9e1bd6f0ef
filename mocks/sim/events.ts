import type { Day } from '#kit/parts.ts'
import { canBlock, canUnblock } from '#model/sim/simcard.ts'
import type { Simcard } from '../../fixtures/accounts/account.ts'
import type { Afters } from '../world/after.ts'
import { isActivating, withActivation, withActiveSim, withOrderedSim, withStatus, withUsedEsim } from './world.ts'

export type SimcardsDeeds = {
  'sim-blocked': object
  'sim-unblocked': object
  /** `arrives`: the last possible delivery day; null for an eSIM. */
  'sim-ordered': { readonly type: Simcard['type']; readonly price: number; readonly arrives: Day | null }
  'sim-activation': object
  'sim-active': object
  'esim-used': object
}

export const afterSimcards: Afters<SimcardsDeeds> = {
  'sim-blocked': (account) => (canBlock(account.simcard) ? withStatus(account, 'Geblokkeerd', 'STOLEN') : account),
  'sim-unblocked': (account) =>
    canUnblock(account.simcard) && !isActivating(account) ? withStatus(account, 'Actief', 'ACTIVE') : account,
  'sim-ordered': (account, { type, price, arrives }, today) => withOrderedSim(account, { type, price, arrives }, today),
  'sim-activation': (account, { at }) => withActivation(account, at),
  'sim-active': (account, _, today) => withActiveSim(withStatus(account, 'Actief', 'ACTIVE'), today),
  'esim-used': (account) => withUsedEsim(account),
}
