import { getUser } from '#model/login/contract/session.ts'
import { reading } from '#model/operation.ts'
import { getPaymentIssuers } from '#model/payment/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import type { Reads } from '#platform/router/route.ts'

/** The phone in the address, its bundles and costs, and whether the customer may order it. */
const offerReads = (name: string) => [
  reading(getHandsetDevice, { name }),
  getHandsetPortfolio,
  getPostpaidOptionsRetention,
  getUser,
  getPostpaidSubscription,
]

/** For every step: prefetches the address, the banks and the news setting for the later ones. */
export const orderReads: Reads = (_, { params }) => [
  ...offerReads(params.name ?? ''),
  handsetOrder,
  getAddress,
  getAdvertising,
  getPaymentIssuers,
]
