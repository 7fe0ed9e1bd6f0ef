import { Coming } from '#features/phones/shared/Coming.tsx'
import { PhoneHead } from '#features/phones/shared/PhoneHead.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Extra } from '#kit/ui/Extra.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { preloadable } from '#kit/ui/preloadable.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { phoneOrderText } from '#model/phones/phoneOrderText.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead } from '#platform/api/client.ts'
import { Link } from '#platform/router/Link.tsx'
import { subscriptionCopy } from './copy.ts'
import { phoneTerms } from './text.ts'

/** The phone paid in terms. Loads and fails separately. */
export const PhoneBlock = () => (
  <div id="telefoon" tabIndex={-1}>
    <Section title={subscriptionCopy.phone.title}>
      <ReadBlock waiting={<PhoneWaiting />}>
        <Phone />
      </ReadBlock>
    </Section>
  </div>
)

function Phone() {
  const order = useRead(handsetOrder)[0] ?? null
  const standing = phoneState(order)
  if (order === null || standing === 'none')
    return (
      <Card>
        {/* The last order, shown so that a customer who withdrew sees the confirmation. */}
        {order !== null && order.status !== 'INITIAL' && (
          <Facts>
            {order.phone && <Fact term={subscriptionCopy.phone.which}>{order.phone.name}</Fact>}
            <Fact term={subscriptionCopy.phone.last}>{phoneOrderText(order)}</Fact>
            <Extra>
              <Refunded />
            </Extra>
          </Facts>
        )}
        <p className="muted">{subscriptionCopy.phone.none}</p>
      </Card>
    )
  const { strong, muted } = phoneTerms(order)
  const isPaidOff = standing === 'paid' && !isPhoneOnItsWay(order)
  return (
    <Card className="stack">
      {order.phone && <PhoneHead name={order.phone.name} text={order.phone.color} picture={order.phone.picture} heading="h3" />}
      <Facts>
        <Fact term={subscriptionCopy.phone.status}>{phoneOrderText(order)}</Fact>
        {standing === 'returning' && (
          <Extra>
            <Refunded />
          </Extra>
        )}
      </Facts>
      <Coming order={order} />
      {isPaidOff && (
        <p>
          <Link to="/instellingen/abonnement/telefoon-afbetaald" className="link">
            {subscriptionCopy.phone.paidOff}
          </Link>
        </p>
      )}
      {strong !== null && <p className="strong">{strong}</p>}
      {muted !== null && <p className="muted">{muted}</p>}
    </Card>
  )
}

/** Only for a phone that may have been withdrawn. */
const { Component: Refunded } = preloadable(() => import('./Refunded.tsx'))

export const PhoneWaiting = () => (
  <div aria-hidden="true">
    <Skeleton width="100%" height="4rem" radius="var(--radius-lg)" />
  </div>
)
