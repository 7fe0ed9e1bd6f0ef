import { useRead } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { openAmountOf } from '../../domain/handsetOrder.ts'
import { euro } from '../../domain/money.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay, phoneStanding } from '../../domain/phoneStanding.ts'
import { routed } from '../../routes/href.ts'
import { Link } from '../../routes/Link.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { subscriptionCopy } from './copy.ts'
import { phoneReads } from './reads.ts'

const copy = subscriptionCopy.phone

/** The phone that is paid in terms. It loads, and may fail to, by itself. */
export const PhoneBlock = () => (
  <Section title={copy.title}>
    <ReadBlock reads={phoneReads()} waiting={<PhoneWaiting />}>
      <Phone />
    </ReadBlock>
  </Section>
)

/** Where it is, and how much of it is paid (spec 3 handset order). */
function Phone() {
  const order = useRead(handsetOrder)[0] ?? null
  const standing = phoneStanding(order)
  const isComing = order !== null && isOnItsWay(order)
  const isLent = order !== null && order.totalCredit > 0
  const paidOff = routed('/instellingen/abonnement/telefoon-afbetaald')
  return (
    <Card>
      {order === null || standing === 'none' ? (
        <>
          {/* What became of the last one: a customer who withdrew wants to read that it is done. */}
          {order !== null && order.status !== 'INITIAL' && (
            <Facts>
              <Fact term={copy.last}>{phoneOrderText(order)}</Fact>
            </Facts>
          )}
          <p className="muted">{copy.none}</p>
        </>
      ) : (
        <>
          <Facts>
            <Fact term={copy.status}>{phoneOrderText(order)}</Fact>
          </Facts>
          {standing === 'paid' && !isComing && paidOff && (
            <p>
              <Link to={paidOff} className="link">
                {copy.paidOff}
              </Link>
            </p>
          )}
          {isComing && <p className="muted">{isLent ? copy.begins(euro(order.monthlyPrice)) : copy.paidAtOnce}</p>}
          {standing === 'paid' && !isComing && !isLent && <p className="muted">{copy.paidAtOnce}</p>}
          {standing !== 'returning' && !isComing && isLent && (
            <p className="strong">
              {standing === 'paid'
                ? copy.paidWhole(euro(order.totalCredit))
                : copy.paid(euro(order.totalPaid), euro(order.totalCredit))}
            </p>
          )}
          {standing === 'paying' && !isComing && (
            <p className="muted">
              {copy.remaining(euro(openAmountOf(order)))}, {copy.monthly(euro(order.monthlyPrice))}
            </p>
          )}
        </>
      )}
    </Card>
  )
}

export const PhoneWaiting = () => (
  <div aria-hidden="true">
    <Bone width="100%" height="4rem" radius="var(--radius-lg)" />
  </div>
)
