import { useReadState } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getUser } from '../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { type OwnPhone, ownPhoneOf } from '../../domain/phoneSize.ts'
import { endedStatusOf } from '../../domain/phoneStanding.ts'
import { factsOf } from '../../domain/visitor.ts'
import { type WhyNoPhone, whyNoPhone } from '../../domain/whyNoPhone.ts'
import { usePlace } from '../../routes/location.tsx'

export type ShopStanding = {
  isPrepaid: boolean
  /** All reads have answered or failed. */
  settled: boolean
  /** Why the customer cannot order; empty when they can, null while unknown. */
  why: readonly WhyNoPhone[] | null
  /** How the previous order ended, for a customer who may order again. */
  ended?: ReturnType<typeof endedStatusOf>
  /** The phone that the customer has, to compare sizes. */
  own?: OwnPhone | null
}

/** Whether this customer may order a phone. The phones are visible in any case. */
export function useStanding(): ShopStanding {
  const { visitor } = usePlace()
  const isPrepaid = factsOf(visitor)?.prepaid ?? false
  const user = useReadState(getUser)
  const subscription = useReadState(isPrepaid ? null : getPostpaidSubscription)
  const orders = useReadState(isPrepaid ? null : handsetOrder)
  const settled = [user, subscription, orders].every((asked) => asked.settled)
  const isKnown = user.value && (isPrepaid || subscription.value)
  const customer = { isPrepaid, subscription: subscription.value ?? null, order: orders.value?.[0] ?? null }
  const why = user.value && isKnown ? whyNoPhone({ ...customer, user: user.value }, now()) : null
  return {
    isPrepaid,
    settled,
    why,
    ended: why?.length === 0 ? endedStatusOf(customer.order) : null,
    own: ownPhoneOf(customer.order),
  }
}
