import { getAddress } from '../../api/contract/address.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetDevices, getHandsetPortfolio } from '../../api/contract/handsetShop.ts'
import { getUser } from '../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { type Reading, reading } from '../../api/operation.ts'
import type { Facts } from '../../domain/access.ts'

/** What says whether this customer may order (domain/whyNoPhone). */
export const standingReads = (isPrepaid: boolean): readonly Reading[] =>
  isPrepaid ? [reading(getUser)] : [reading(getUser), reading(getPostpaidSubscription), reading(handsetOrder)]

export const listReads = (): readonly Reading[] => [reading(getHandsetDevices), reading(getHandsetPortfolio)]

/** One phone: by its part of the address. */
export const phoneReads = (name: string): readonly Reading[] => [
  reading(getHandsetDevice, { name }),
  reading(getHandsetPortfolio),
  reading(getAddress),
]

export const reads = ({ prepaid }: Facts): readonly Reading[] => [...listReads(), ...standingReads(prepaid)]
