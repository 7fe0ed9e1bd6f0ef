import { getAddress } from '../../api/contract/address.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetDevices, getHandsetPortfolio } from '../../api/contract/handsetShop.ts'
import { getUser } from '../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { reading, type Wanted } from '../../api/operation.ts'
import type { AccessFacts } from '../../domain/access.ts'

/** The reads that decide whether the customer may order (domain/whyNoPhone). */
export const standingReads = (isPrepaid: boolean): readonly Wanted[] =>
  isPrepaid ? [getUser] : [getUser, getPostpaidSubscription, handsetOrder]

const listReads = (): readonly Wanted[] => [getHandsetDevices, getHandsetPortfolio]

/** `name` is the phone's slug in the address. */
export const phoneReads = (name: string): readonly Wanted[] => [
  reading(getHandsetDevice, { name }),
  getHandsetPortfolio,
  getAddress,
]

export const reads = ({ prepaid }: AccessFacts): readonly Wanted[] => [...listReads(), ...standingReads(prepaid)]
