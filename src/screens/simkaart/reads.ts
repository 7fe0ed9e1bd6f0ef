import { getAddress } from '../../api/contract/address.ts'
import { overviewFor, postpaidOverview, prepaidOverview } from '../../api/contract/overview.ts'
import { getEsim, getSimcardDetails, getSimcardOffer } from '../../api/contract/sim.ts'
import { getSimCard } from '../../api/contract/simcard.ts'
import type { Reads } from '../../routes/route.ts'

const cardReads = () => [getSimCard, getSimcardDetails]
export const requestReads = () => [...cardReads(), getEsim, getSimcardOffer, getAddress, postpaidOverview]
/** Everything that changes with the card; refreshed after every change. */
export const simReads = [getSimCard, getSimcardDetails, getEsim, postpaidOverview, prepaidOverview] as const

export const reads: Reads = ({ prepaid }) => [...cardReads(), overviewFor(prepaid)]
