import type { Simcard, SimcardType } from '../api/contract/simcard.ts'

type Standing = Pick<Simcard, 'status' | 'statusType'>

/** A card that a customer holds in the hand (spec 3 Simcard). */
export const isPhysicalSim = (type: SimcardType): boolean => type === 'USIM' || type === 'NFC'

/** Spec 3 Simcard: also when the backend does not know what it is. */
export const isEsim = (type: SimcardType): boolean => !isPhysicalSim(type)

/** Spec 4 SIM block: only when status is Actief and statusType is ACTIVE. */
export const canBlock = ({ status, statusType }: Standing): boolean => status === 'Actief' && statusType === 'ACTIVE'

/** Spec 4 SIM block: only what the customer blocked, after loss or theft. */
export const canUnblock = ({ status, statusType }: Standing): boolean => status === 'Geblokkeerd' && statusType === 'STOLEN'

/** Blocked by us (spec 4 SIM block, default blocked view): nothing that the customer can undo here. */
export const isDefaultBlocked = ({ status, statusType }: Standing): boolean =>
  status === 'Geblokkeerd' && (statusType === 'SOFTBLOCKED' || statusType === 'BLOCKED')
