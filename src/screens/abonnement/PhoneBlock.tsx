import { useRead } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay, phoneStanding } from '../../domain/phoneStanding.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Extra } from '../../ui/Extra.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { preloadable } from '../../ui/preloadable.tsx'
import { Coming } from '../telefoons/shared/Coming.tsx'
import { PhoneHead } from '../telefoons/shared/PhoneHead.tsx'
import { subscriptionCopy } from './copy.ts'
import { phoneTerms } from './text.ts'

const copy = subscriptionCopy.phone

/** The phone paid in terms. Loads and fails separately. */
export const PhoneBlock = () => (
  <div id="telefoon" tabIndex={-1}>
    <Section title={copy.title}>
      <ReadBlock waiting={<PhoneWaiting />}>
        <Phone />
      </ReadBlock>
    </Section>
  </div>
)

function Phone() {
  const order = useRead(handsetOrder)[0] ?? null
  const standing = phoneStanding(order)
  if (order === null || standing === 'none')
    return (
      <Card>
        {/* The last order, shown so that a customer who withdrew sees the confirmation. */}
        {order !== null && order.status !== 'INITIAL' && (
          <Facts>
            {order.phone && <Fact term={copy.which}>{order.phone.name}</Fact>}
            <Fact term={copy.last}>{phoneOrderText(order)}</Fact>
            <Extra>
              <Refunded />
            </Extra>
          </Facts>
        )}
        <p className="muted">{copy.none}</p>
      </Card>
    )
  const { strong, muted } = phoneTerms(order)
  const isPaidOff = standing === 'paid' && !isOnItsWay(order)
  return (
    <Card className="stack">
      {order.phone && <PhoneHead name={order.phone.name} text={order.phone.color} picture={order.phone.picture} heading="h3" />}
      <Facts>
        <Fact term={copy.status}>{phoneOrderText(order)}</Fact>
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
            {copy.paidOff}
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
    <Bone width="100%" height="4rem" radius="var(--radius-lg)" />
  </div>
)
