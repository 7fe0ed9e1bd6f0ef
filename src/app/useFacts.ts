import { useAsked } from '../api/client.ts'
import { handsetOrder } from '../api/contract/handsetOrder.ts'
import { postpaidOverview, prepaidOverview } from '../api/contract/overview.ts'
import { numberportingGetStatus } from '../api/contract/porting.ts'
import { getUser } from '../api/contract/session.ts'
import { getSimCard } from '../api/contract/simcard.ts'
import { getPostpaidSubscription } from '../api/contract/subscription.ts'
import { customerFacts, type Facts } from '../domain/access.ts'
import type { Visitor } from '../domain/visitor.ts'

type Customer = Extract<Visitor, { kind: 'customer' }>

/** What is known about this customer (spec 8 loading user data); `settled` when no more is to come by itself. */
export function useFacts({ flags }: Customer): { facts: Facts; settled: boolean } {
  const isPostpaid = !flags.prepaid
  const user = useAsked(getUser)
  const overview = useAsked(isPostpaid ? postpaidOverview : prepaidOverview)
  const simcard = useAsked(getSimCard)
  const subscription = useAsked(isPostpaid ? getPostpaidSubscription : null)
  const orders = useAsked(isPostpaid ? handsetOrder : null)
  const porting = useAsked(isPostpaid ? numberportingGetStatus : null)
  const facts = customerFacts({
    flags,
    user: user.value,
    overview: overview.value,
    simcard: simcard.value,
    subscription: subscription.value,
    porting: porting.value,
    // Spec 8: an order that does not load is treated as no order.
    handsetOrder: orders.settled ? (orders.value?.[0] ?? null) : undefined,
  })
  return { facts, settled: [user, overview, simcard, subscription, orders, porting].every((asked) => asked.settled) }
}
