import { getAddress } from '../../api/contract/address.ts'
import { postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getEsim, getSimcardDetails, getSimcardOffer } from '../../api/contract/sim.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import type { Reads } from '../../routes/route.ts'

/** How it stands with the card. */
export const cardReads = () => [getSimCard, getSimcardDetails]
export const requestReads = () => [getSimCard, getEsim, getSimcardOffer, getAddress, postpaidOverview]
/** All that follows from what is done with a card: read again after it. */
export const aboutSim = [getSimCard, getSimcardDetails, getEsim, postpaidOverview, prepaidOverview] as const

export const reads: Reads = ({ prepaid }) => [...cardReads(), prepaid ? prepaidOverview : postpaidOverview]
