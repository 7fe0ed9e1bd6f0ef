import { type ReactNode, useState } from 'react'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { getUser } from '#model/login/contract/session.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getHandsetDevice, getHandsetPortfolio } from '#model/phones/contract/handsetShop.ts'
import { periodFor, phoneContractStartsOn } from '#model/phones/handsetBundles.ts'
import { variantIn } from '#model/phones/phoneSpec.ts'
import { type WhyNoPhone, whyNoPhone } from '#model/phones/whyNoPhone.ts'
import { getPostpaidOptionsRetention } from '#model/renewal/contract.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { NotFoundError } from '#platform/router/route.ts'
import { findCopy } from '../copy.ts'
import { KnownPhone } from '../KnownPhone.tsx'
import { NotAllowed } from '../NotAllowed.tsx'
import type { OrderOffer } from './choice.ts'
import { copy } from './copy.ts'
import type { PhoneParams } from './useHandsetFlow.ts'

type Props = { params: PhoneParams; children: (offer: OrderOffer) => ReactNode }

/** The phone in the address, for a customer who may order it; otherwise the reason, or the not-found page. */
export function Offered({ params, children }: Props) {
  return (
    <ReadBlock waiting={<FlowColumn>{bones('9rem', '20rem', '24rem')}</FlowColumn>} failedText={copy.loadFailed}>
      <KnownPhone>
        <Known params={params}>{children}</Known>
      </KnownPhone>
    </ReadBlock>
  )
}

function Known({ params: { brand, name, spec }, children }: Props) {
  const phone = useRead(getHandsetDevice, { name })
  const portfolio = useRead(getHandsetPortfolio)
  const options = useRead(getPostpaidOptionsRetention)
  const user = useRead(getUser)
  const subscription = useRead(getPostpaidSubscription)
  const order = useReadState(handsetOrder).value?.[0] ?? null // an order that does not load counts as no order
  const [moment] = useState(now)
  const variant = variantIn(phone, spec)
  if (variant === null || phone.brand.slug !== brand) throw new NotFoundError(findCopy.device.unknown)

  const why = whyNoPhone({ isPrepaid: user.isPrepaid, user, subscription, order }, moment)
  const period = periodFor(options, variant.storage.costs.contractLengthInMonths)
  if (why.length > 0 || period === null) return <NotNow why={why} isPrepaid={user.isPrepaid} />
  return children({ phone, variant, portfolio, options, user, period, startsOn: phoneContractStartsOn(dayOf(moment)) })
}

/** Replaces the order for a customer who cannot order now, or not this phone: why, and from when. */
const NotNow = ({ why, isPrepaid }: { why: readonly WhyNoPhone[]; isPrepaid: boolean }) => (
  <FlowColumn>
    {why.length === 0 ? (
      <Notice tone="warn" title={copy.configure.notAllowed} />
    ) : (
      <NotAllowed standing={{ why, isPrepaid, settled: true }} />
    )}
  </FlowColumn>
)
