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

/** Blocked by us (spec 4 SIM block, default blocked view): nothing that the customer can undo here. */
export const isDefaultBlocked = ({ status, statusType }: SimState): boolean =>
  status === 'Geblokkeerd' && (statusType === 'SOFTBLOCKED' || statusType === 'BLOCKED')
