import type { FixMeItem } from '../api/contract/overview.ts'
import type { SessionUser } from '../api/contract/session.ts'
import type { PendingSim } from '../api/contract/sim.ts'
import type { Simcard, SimcardType } from '../api/contract/simcard.ts'

type SimState = Pick<Simcard, 'status' | 'statusType'>

/** A card that a customer holds in the hand (spec 3 Simcard). */
export const isPhysicalSim = (type: SimcardType): boolean => type === 'USIM' || type === 'NFC'

/** Any other simcard is an eSIM, also one of a type that the backend does not know (spec 3 Simcard). */
export const isEsim = (type: SimcardType): boolean => !isPhysicalSim(type)

/** Only when status is Actief and statusType is ACTIVE (spec 4 SIM block). */
export const canBlock = ({ status, statusType }: SimState): boolean => status === 'Actief' && statusType === 'ACTIVE'

/** Only a simcard that the customer blocked after loss or theft (spec 4 SIM block). */
export const canUnblock = ({ status, statusType }: SimState): boolean => status === 'Geblokkeerd' && statusType === 'STOLEN'

/** Has what is to take the place of a card been asked to work, so that the card is about to stop? `pending`: null for nothing. */
export const isActivating = (pending: Pick<PendingSim, 'activatingSince'> | null): boolean =>
  pending !== null && pending.activatingSince !== null

/** Can it be unblocked now? Not once another card is coming to life in its place: by then somebody else may hold this one. */
export const mayUnblock = (simcard: SimState, pending: Pick<PendingSim, 'activatingSince'> | null): boolean =>
  canUnblock(simcard) && !isActivating(pending)

/** Blocked by us (spec 4 SIM block, default blocked view): nothing that the customer can undo here. */
export const isDefaultBlocked = ({ status, statusType }: SimState): boolean =>
  status === 'Geblokkeerd' && (statusType === 'SOFTBLOCKED' || statusType === 'BLOCKED')

/** Why a card is blocked by us, as far as that is known: an invoice of so many cents, the end of the subscription, or anything else. */
export type BlockCause = { kind: 'overdue'; amount: number } | { kind: 'ended' } | { kind: 'other' }

type Known = {
  readonly subscriptionActive: boolean
  readonly fixMeBarItems: readonly Pick<FixMeItem, 'templateType' | 'amount'>[]
}

/**
 * The way out of a block by us (domain 1.8): an overdue invoice blocks softly, and paying it is enough. A card that is blocked altogether is for
 * us to look at, whatever is open. `overview` is null while nobody has told.
 */
export function blockCause({ statusType }: Pick<Simcard, 'statusType'>, overview: Known | null): BlockCause {
  if (overview !== null && !overview.subscriptionActive) return { kind: 'ended' }
  const amount = overview?.fixMeBarItems.find(({ templateType }) => templateType === 'paymentOverdue')?.amount
  return statusType === 'SOFTBLOCKED' && amount ? { kind: 'overdue', amount } : { kind: 'other' }
}

/** Does this customer sign in with codes that arrive by sms? On a blocked card they do not (domain 1.24). */
export const getsCodesBySms = ({ mfaStatus, mfaMethod }: Pick<SessionUser, 'mfaStatus' | 'mfaMethod'>): boolean =>
  mfaMethod === 'SMS' && (mfaStatus === 'ACTIVE' || mfaStatus === 'PENDING_VERIFICATION')
