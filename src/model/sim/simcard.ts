import type { SessionUser } from '#model/login/contract/session.ts'
import type { FixMeItem } from '#model/overview/contract.ts'
import type { PendingSim } from './contract/sim.ts'
import type { Simcard, SimcardType } from './contract/simcard.ts'

type SimState = Pick<Simcard, 'status' | 'statusType'>

/** A plastic card (spec 3 Simcard). */
export const isPhysicalSim = (type: SimcardType): boolean => type === 'USIM' || type === 'NFC'

/** Any other type is an eSIM, unknown types included (spec 3 Simcard). */
export const isEsim = (type: SimcardType): boolean => !isPhysicalSim(type)

/** True when status is Actief and statusType is ACTIVE (spec 4 SIM block). */
export const canBlock = ({ status, statusType }: SimState): boolean => status === 'Actief' && statusType === 'ACTIVE'

/** True when the customer blocked the simcard after loss or theft (spec 4 SIM block). */
export const canUnblock = ({ status, statusType }: SimState): boolean => status === 'Geblokkeerd' && statusType === 'STOLEN'

/** True when a replacement is being activated, so that the current card will stop. `pending` is null for none. */
export const isActivating = (pending: Pick<PendingSim, 'activatingSince'> | null): boolean =>
  pending !== null && pending.activatingSince !== null

/** True when the card can be unblocked now. Not once a replacement is being activated: by then somebody else may hold the old card. */
export const mayUnblock = (simcard: SimState, pending: Pick<PendingSim, 'activatingSince'> | null): boolean =>
  canUnblock(simcard) && !isActivating(pending)

/** Blocked by us (spec 4 SIM block, default blocked view): the customer cannot undo it here. */
export const isDefaultBlocked = ({ status, statusType }: SimState): boolean =>
  status === 'Geblokkeerd' && (statusType === 'SOFTBLOCKED' || statusType === 'BLOCKED')

/** Why we blocked the card, as far as known: an overdue amount (cents), the end of the subscription, or another reason. */
type BlockCause = { kind: 'overdue'; amount: number } | { kind: 'ended' } | { kind: 'other' }

type Known = {
  readonly subscriptionActive: boolean
  readonly fixMeBarItems: readonly Pick<FixMeItem, 'templateType' | 'amount'>[]
}

/**
 * The cause of our block (domain 1.8): a soft block follows from an overdue invoice and ends with its payment; a full block needs customer
 * service, even with an open invoice. `overview` is null while unknown.
 */
export function blockCause({ statusType }: Pick<Simcard, 'statusType'>, overview: Known | null): BlockCause {
  if (overview !== null && !overview.subscriptionActive) return { kind: 'ended' }
  const amount = overview?.fixMeBarItems.find(({ templateType }) => templateType === 'paymentOverdue')?.amount
  return statusType === 'SOFTBLOCKED' && amount ? { kind: 'overdue', amount } : { kind: 'other' }
}

/** True when the customer signs in with sms codes, which do not arrive on a blocked card (domain 1.24). */
export const getsCodesBySms = ({ mfaStatus, mfaMethod }: Pick<SessionUser, 'mfaStatus' | 'mfaMethod'>): boolean =>
  mfaMethod === 'SMS' && (mfaStatus === 'ACTIVE' || mfaStatus === 'PENDING_VERIFICATION')
