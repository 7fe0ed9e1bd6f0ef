import type { AccessFacts } from '#model/access/access.ts'
import { getUser } from '#model/login/contract/session.ts'
import { reading, type Wanted } from '#model/operation.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetDevices, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'

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

export const shopReads = ({ prepaid }: AccessFacts): readonly Wanted[] => [...listReads(), ...standingReads(prepaid)]
