import { useServerRead } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getUser } from '../../api/contract/session.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { endedStatusOf } from '../../domain/phoneStanding.ts'
import { factsOf } from '../../domain/visitor.ts'
import { type WhyNoPhone, whyNoPhone } from '../../domain/whyNoPhone.ts'
import { usePlace } from '../../routes/location.tsx'

export type Standing = {
  isPrepaid: boolean
  /** No more answers come by themselves. */
  settled: boolean
  /** What stands in the way of ordering; empty when nothing does, null when it is not known. */
  why: readonly WhyNoPhone[] | null
  /** How the order before this one ended, for a customer whom it does not hinder. */
  ended?: ReturnType<typeof endedStatusOf>
}

/** May this customer order a phone? The phones are there to be looked at, whatever the answer is. */
export function useStanding(): Standing {
  const { visitor } = usePlace()
  const isPrepaid = factsOf(visitor)?.prepaid ?? false
  const user = useServerRead(getUser)
  const subscription = useServerRead(isPrepaid ? null : getPostpaidSubscription)
  const orders = useServerRead(isPrepaid ? null : handsetOrder)
  const settled = [user, subscription, orders].every((asked) => asked.settled)
  const isKnown = user.value && (isPrepaid || subscription.value)
  const customer = { isPrepaid, subscription: subscription.value ?? null, order: orders.value?.[0] ?? null }
  const why = user.value && isKnown ? whyNoPhone({ ...customer, user: user.value }, now()) : null
  return { isPrepaid, settled, why, ended: why?.length === 0 ? endedStatusOf(customer.order) : null }
}
