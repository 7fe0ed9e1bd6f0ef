import type { Day } from '#kit/parts.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { addWorkdays } from '#kit/workdays.ts'
import type { Overview } from '#model/overview/contract.ts'
import type { SimcardOffer, SimKind, SimReason } from './contract/sim.ts'
import type { Simcard, SimcardType } from './contract/simcard.ts'
import { canUnblock, isDefaultBlocked, isEsim } from './simcard.ts'

/** The possible reasons for this kind of card: only a card has a size, and only a card can be changed to an eSIM. */
export function reasonsFor(kind: SimKind, current: SimcardType): readonly SimReason[] {
  const always = ['NEW_PHONE', 'LOST', 'BROKEN'] as const
  if (isEsim(current)) return always
  return kind === 'esim' ? ['TO_ESIM', ...always] : [...always, 'WRONG_SIZE']
}

/** The price in cents. A broken card is replaced free of charge (domain 1.6). */
export const simPrice = (offer: Pick<SimcardOffer, SimKind | 'freeReasons'>, kind: SimKind, reason: SimReason): number =>
  offer.freeReasons.includes(reason) ? 0 : offer[kind]

/** The delivery window: 1 to 2 working days, one more on the Wadden islands (domain 1.6). */
export function deliveryOf(orderedOn: Day, zipCode: string): { from: Day; until: Day } {
  const extra = livesOnWaddenIsland(zipCode) ? 1 : 0
  return { from: addWorkdays(orderedOn, 1 + extra), until: addWorkdays(orderedOn, 2 + extra) }
}

export type SimObstacle = 'ended' | 'blocked' | 'pending'

type CardState = Pick<Simcard, 'status' | 'statusType' | 'hasPendingSimcardActivation'>

/**
 * The obstacle to ordering a new card (domain sim.request): the subscription stopped, we blocked the card, or a replacement is pending. An
 * eSIM whose code was used but that never became active (`isUsedUp`) is no obstacle. `overview` is null while unknown.
 */
export function simObstacle(
  simcard: CardState,
  overview: Pick<Overview, 'subscriptionActive'> | null,
  isUsedUp = false,
): SimObstacle | null {
  if (overview !== null && !overview.subscriptionActive) return 'ended'
  if (isDefaultBlocked(simcard)) return 'blocked'
  return simcard.hasPendingSimcardActivation && !isUsedUp ? 'pending' : null
}

/** True when a customer who lost a card must block it before ordering another (domain sim.request), because a finder could use it. */
export const mustBlockFirst = (simcard: Pick<Simcard, 'status' | 'statusType'>, reason: SimReason | null): boolean =>
  reason === 'LOST' && simcard.statusType !== 'NEW' && !canUnblock(simcard)

/** True when the current card works until the new one does: not when blocked, and uncertain for a broken card. */
export const worksMeanwhile = ({ status }: Pick<Simcard, 'status'>, reason: SimReason | null): boolean =>
  status === 'Actief' && reason !== 'BROKEN'

export const kindOf = (type: SimcardType): SimKind => (isEsim(type) ? 'esim' : 'physical')
