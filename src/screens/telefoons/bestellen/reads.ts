import { getAddress } from '../../../api/contract/address.ts'
import { handsetOrder } from '../../../api/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetPortfolio } from '../../../api/contract/handsetShop.ts'
import { getPaymentIssuers } from '../../../api/contract/payment.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import { getPostpaidOptionsRetention } from '../../../api/contract/retention.ts'
import { getUser } from '../../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { reading } from '../../../api/operation.ts'
import type { Reads } from '../../../routes/route.ts'

/** The phone in the address, its bundles and costs, and whether the customer may order it. */
const offerReads = (name: string) => [
  reading(getHandsetDevice, { name }),
  getHandsetPortfolio,
  getPostpaidOptionsRetention,
  getUser,
  getPostpaidSubscription,
]

/** For every step: prefetches the address, the banks and the news setting for the later ones. */
export const reads: Reads = (_, { params }) => [
  ...offerReads(params.name ?? ''),
  handsetOrder,
  getAddress,
  getAdvertising,
  getPaymentIssuers,
]
