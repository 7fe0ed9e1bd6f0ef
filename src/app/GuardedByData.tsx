import { useState } from 'react'
import { type AccessFacts, onboardingNeeds, type Source } from '#model/access/access.ts'
import { customerFacts } from '#model/access/customerFacts.ts'
import { getUser } from '#model/login/contract/session.ts'
import { overviewFor } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { numberportingGetStatus } from '#model/porting/contract.ts'
import { getSimCard } from '#model/sim/contract/simcard.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import type { Visitor } from '#model/visitor.ts'
import { type ReadState, refreshAll, useReadState } from '#platform/api/client.ts'
import type { Failure } from '#platform/api/failure.ts'
import type { Route } from '#platform/router/route.ts'
import { verdict } from '#platform/router/verdict.ts'
import { Admitted, type Case } from './Admitted.tsx'
import { Failed, GuardFailed } from './ErrorPage.tsx'
import NotFound from './NotFound.tsx'
import { Waiting } from './Waiting.tsx'

/** Sources that only subscribers have; prepaid customers skip these reads. */
const ofSubscribers: readonly Source[] = ['subscription', 'handsetOrder']

type Props = Case & { visitor: Extract<Visitor, { kind: 'customer' }> }

/** The facts required by this row: onboarding, and those of its gate. */
const needsOf = (route: Route | undefined): readonly Source[] => [
  ...onboardingNeeds,
  ...(route && 'for' in route && route.for === 'customers' && route.gate ? route.gate.needs : []),
]

/**
 * A row whose guard needs more than the session. Nothing of the screen shows before the reads are done. A failed read offers a retry; it
 * is no 404.
 */
export default function GuardedByData(asked: Props) {
  const { facts, settled, failure } = useFacts(asked.visitor, needsOf(asked.found?.route))
  const now = verdict(asked.found?.route, facts, asked.path)
  // An admitted customer stays until they leave, because actions here may change their rights, as on /welkom.
  const [isIn, setIn] = useState(false)
  if (now === 'show' && !isIn) setIn(true)
  const decided = isIn ? 'show' : now
  if (decided === 'not-found') return <NotFound path={asked.path} visitor={asked.visitor} />
  if (decided !== 'undecided') return <Admitted decided={decided} {...asked} />
  if (!settled) return <Waiting />
  // A failure with a status shows the server's own message and code.
  return failure ? <Failed error={failure} again={refreshAll} /> : <GuardFailed again={refreshAll} />
}

type Customer = Extract<Visitor, { kind: 'customer' }>

/** `settled`: no further answers are coming. `failure`: the server answered with an error status; a 404 counts as no answer. */
type Known = { facts: AccessFacts; settled: boolean; failure: Failure | null }

/** The server's answers on this page. A stored overview is too incomplete to decide by. */
function answerOf<Output>({ value, isTold, settled, refreshing, failure }: ReadState<Output>) {
  const isMissing = !isTold && value !== null
  return {
    value: (isTold && value) || undefined,
    settled: isMissing ? failure !== null && !refreshing : settled,
    failure: isTold || refreshing ? null : failure,
  }
}

/** The known facts about this customer, as far as `needs` requires. */
function useFacts({ flags }: Customer, needs: readonly Source[]): Known {
  const isAsked = (source: Source) => needs.includes(source) && !(flags.prepaid && ofSubscribers.includes(source))
  const user = answerOf(useReadState(isAsked('user') ? getUser : null))
  const overview = answerOf(useReadState(isAsked('overview') ? overviewFor(flags.prepaid) : null))
  const simcard = answerOf(useReadState(isAsked('simcard') ? getSimCard : null))
  const subscription = answerOf(useReadState(isAsked('subscription') ? getPostpaidSubscription : null))
  const orders = answerOf(useReadState(isAsked('handsetOrder') ? handsetOrder : null))
  const porting = answerOf(useReadState(isAsked('porting') ? numberportingGetStatus : null))
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
