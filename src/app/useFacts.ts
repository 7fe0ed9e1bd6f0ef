import { type ReadState, useReadState } from '../api/client.ts'
import { handsetOrder } from '../api/contract/handsetOrder.ts'
import { postpaidOverview, prepaidOverview } from '../api/contract/overview.ts'
import { numberportingGetStatus } from '../api/contract/porting.ts'
import { getUser } from '../api/contract/session.ts'
import { getSimCard } from '../api/contract/simcard.ts'
import { getPostpaidSubscription } from '../api/contract/subscription.ts'
import type { Failure } from '../api/failure.ts'
import type { Facts, Source } from '../domain/access.ts'
import { customerFacts } from '../domain/customerFacts.ts'
import type { Visitor } from '../domain/visitor.ts'

type Customer = Extract<Visitor, { kind: 'customer' }>

/** Sources that only subscribers have; prepaid customers skip these reads. */
const ofSubscribers: readonly Source[] = ['subscription', 'handsetOrder']

/** `settled`: no further answers are coming. `failure`: the server answered with an error status; a 404 counts as no answer. */
type Known = { facts: Facts; settled: boolean; failure: Failure | null }

/** What the server has said on this page. An overview that was kept on the device is not complete enough to decide by. */
function said<Output>({ value, isTold, settled, refreshing, failure }: ReadState<Output>) {
  const isMissing = !isTold && value !== null
  return {
    value: (isTold && value) || undefined,
    settled: isMissing ? failure !== null && !refreshing : settled,
    failure: isTold || refreshing ? null : failure,
  }
}

/** The known facts about this customer, as far as `needs` requires. */
export function useFacts({ flags }: Customer, needs: readonly Source[]): Known {
  const isAsked = (source: Source) => needs.includes(source) && !(flags.prepaid && ofSubscribers.includes(source))
  const user = said(useReadState(isAsked('user') ? getUser : null))
  const overview = said(useReadState(isAsked('overview') ? (flags.prepaid ? prepaidOverview : postpaidOverview) : null))
  const simcard = said(useReadState(isAsked('simcard') ? getSimCard : null))
  const subscription = said(useReadState(isAsked('subscription') ? getPostpaidSubscription : null))
  const orders = said(useReadState(isAsked('handsetOrder') ? handsetOrder : null))
  const porting = said(useReadState(isAsked('porting') ? numberportingGetStatus : null))
  const facts = customerFacts({
    flags,
    user: user.value,
    overview: overview.value,
    simcard: simcard.value,
    subscription: subscription.value,
    porting: porting.value,
    // An order that fails to load counts as no order.
    handsetOrder: isAsked('handsetOrder') && orders.settled ? (orders.value?.[0] ?? null) : undefined,
  })
  const all = [user, overview, simcard, subscription, orders, porting]
  const failure =
    all
      .filter((asked) => asked !== orders)
      .map((asked) => asked.failure)
      .find((failed) => failed && failed.status > 0 && failed.status !== 404) ?? null
  return { facts, settled: all.every((asked) => asked.settled), failure }
}
