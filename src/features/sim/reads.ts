import { overviewFor, postpaidOverview, prepaidOverview } from '#model/overview/contract.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getEsim, getSimcardDetails, getSimcardOffer } from '#model/sim/contract/sim.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import type { Reads } from '#platform/router/route.ts'

const cardReads = () => [getSimCard, getSimcardDetails]
export const requestReads = () => [...cardReads(), getEsim, getSimcardOffer, getAddress, postpaidOverview]
/** Everything that changes with the card; refreshed after every change. */
export const simReads = [getSimCard, getSimcardDetails, getEsim, postpaidOverview, prepaidOverview] as const

export const simScreenReads: Reads = ({ prepaid }) => [...cardReads(), overviewFor(prepaid)]
