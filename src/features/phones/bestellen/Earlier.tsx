import { useEffect, useState } from 'react'
import { bones } from '#kit/ui/Skeleton.tsx'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { useOrder } from '#page/flow/useOrder.ts'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import type { Href } from '#platform/router/href.ts'
import { Redirect } from '#platform/router/Redirect.tsx'
import { pendingOrder } from '#platform/write/records.ts'
import { copy } from './copy.ts'
import { handsetFlow } from './flow.ts'
import type { PhoneParams } from './useHandsetFlow.ts'

type Props = { params: PhoneParams; to: Href }

/**
 * A reload of the check loses the customer's details. An order sent before it whose outcome is unknown is still looked up; otherwise the
 * customer starts over.
 */
export function Earlier({ params, to }: Props) {
  const [isSent, setSent] = useState<boolean | null>(null)
  useEffect(() => {
    void pendingOrder(handsetFlow.name).then(
      (order) => setSent(order !== null),
      () => setSent(false), // no signed-in customer
    )
  }, [])
  if (isSent === null) return waiting
  return isSent ? <Sent params={params} to={to} /> : <Redirect to={to} />
}

function Sent({ params, to }: Props) {
  const order = useOrder(handsetFlow, false, params)
  const { kind } = order.standing
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (kind !== 'open') setAsked(true)
  }, [kind])
  // The order was not accepted: continue as if nothing was sent.
  if (isAsked && kind === 'open') return <Redirect to={to} />
  if (kind === 'open') return waiting
  const { check } = copy
  return (
    <FlowColumn>
      <OrderStatus order={order} failed={check.failed} />
    </FlowColumn>
  )
}

const waiting = <FlowColumn>{bones('20rem')}</FlowColumn>
