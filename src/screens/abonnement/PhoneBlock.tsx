import { useRead, useReadState } from '../../api/client.ts'
import { type HandsetOrder, type HandsetOrderStatus, handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay, phoneStanding } from '../../domain/phoneStanding.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Coming } from '../telefoons/shared/Coming.tsx'
import { PhoneHead } from '../telefoons/shared/PhoneHead.tsx'
import { subscriptionCopy } from './copy.ts'
import { RefundFacts } from './shared/RefundFacts.tsx'
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
            <Refunded order={order} />
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
        {standing === 'returning' && <Refunded order={order} />}
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

const GOES_BACK: readonly HandsetOrderStatus[] = ['WAIT_FOR_RETURN', 'RETURN', 'TERMINATED', 'CANCELLED']

/** How it stands with a phone that was withdrawn, and the money for it. Loads separately; the receipt has it too. */
function Refunded({ order: { status } }: { order: HandsetOrder }) {
  const done = useReadState(getWithdrawals).value?.done ?? []
  const receipt = GOES_BACK.includes(status) ? done.find(({ refund }) => refund !== null) : undefined
  return <RefundFacts refund={receipt?.refund ?? null} />
}

export const PhoneWaiting = () => (
  <div aria-hidden="true">
    <Bone width="100%" height="4rem" radius="var(--radius-lg)" />
  </div>
)
