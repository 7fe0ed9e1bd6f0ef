import type { Overview } from '../api/contract/overview.ts'
import type { Day } from '../api/contract/parts.ts'
import type { SimcardOffer, SimKind, SimReason } from '../api/contract/sim.ts'
import type { Simcard, SimcardType } from '../api/contract/simcard.ts'
import { livesOnWaddenIsland } from './address.ts'
import { canUnblock, isDefaultBlocked, isEsim } from './simcard.ts'
import { addWorkdays } from './workdays.ts'

/** Why somebody may want this kind of card, given what they have: only a customer with a card goes over to eSIM, and only a card has a size. */
export function reasonsFor(kind: SimKind, current: SimcardType): readonly SimReason[] {
  const always = ['NEW_PHONE', 'LOST', 'BROKEN'] as const
  if (isEsim(current)) return always
  return kind === 'esim' ? ['TO_ESIM', ...always] : [...always, 'WRONG_SIZE']
}

/** Cents. A card that failed is replaced for nothing (domain 1.6). */
export const simPrice = (offer: Pick<SimcardOffer, SimKind | 'freeReasons'>, kind: SimKind, reason: SimReason): number =>
  offer.freeReasons.includes(reason) ? 0 : offer[kind]

/** The post takes 1 to 2 working days, and one more to the Wadden islands (domain 1.6). */
export function deliveryOf(orderedOn: Day, zipCode: string): { from: Day; until: Day } {
  const extra = livesOnWaddenIsland(zipCode) ? 1 : 0
  return { from: addWorkdays(orderedOn, 1 + extra), until: addWorkdays(orderedOn, 2 + extra) }
}

/** Why no card can be asked for now. */
export type SimObstacle = 'ended' | 'blocked' | 'pending'

type Standing = Pick<Simcard, 'status' | 'statusType' | 'hasPendingSimcardActivation'>

/**
 * What stands in the way of a new card (domain sim.request): a subscription that has stopped, a card that we blocked, or one that is on its way
 * already. An eSIM of which the code was used and that never came to life makes way: `isUsedUp`. `overview` is null while it is not known.
 */
export function simObstacle(
  simcard: Standing,
  overview: Pick<Overview, 'subscriptionActive'> | null,
  isUsedUp = false,
): SimObstacle | null {
  if (overview !== null && !overview.subscriptionActive) return 'ended'
  if (isDefaultBlocked(simcard)) return 'blocked'
  return simcard.hasPendingSimcardActivation && !isUsedUp ? 'pending' : null
}

/** A customer who lost a card blocks it before asking for another (domain sim.request): until then a finder can use it. */
export const mustBlockFirst = (simcard: Pick<Simcard, 'status' | 'statusType'>, reason: SimReason | null): boolean =>
  reason === 'LOST' && simcard.statusType !== 'NEW' && !canUnblock(simcard)

/** Does the card of now work until the new one does? Not one that is blocked, and nobody says so of one that failed. */
export const worksMeanwhile = ({ status }: Pick<Simcard, 'status'>, reason: SimReason | null): boolean =>
  status === 'Actief' && reason !== 'BROKEN'

export const kindOf = (type: SimcardType): SimKind => (isEsim(type) ? 'esim' : 'physical')
