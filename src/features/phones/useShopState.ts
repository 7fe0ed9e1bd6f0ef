import { now } from '#kit/clock.ts'
import { getUser } from '#model/login/contract/session.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { type OwnPhone, ownPhoneOf } from '#model/phones/phoneSize.ts'
import { endedStatusOf } from '#model/phones/phoneState.ts'
import { type WhyNoPhone, whyNoPhone } from '#model/phones/whyNoPhone.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { factsOf } from '#model/visitor.ts'
import { useReadState } from '#platform/api/client.ts'
import { usePlace } from '#platform/router/location.tsx'

export type ShopState = {
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
export function useShopState(): ShopState {
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
