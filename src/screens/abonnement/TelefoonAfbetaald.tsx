import { useRead, useReadState } from '../../api/client.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { openAmountOf } from '../../domain/handsetOrder.ts'
import { phoneOrderText } from '../../domain/phoneOrderText.ts'
import { isOnItsWay, phoneStanding } from '../../domain/phoneStanding.ts'
import { renewalOf } from '../../domain/renewal.ts'
import { FlowColumn } from '../../flow/FlowStep.tsx'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { ButtonLink } from '../../routes/Link.tsx'
import { Card } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Scene } from '../../ui/Scene.tsx'
import { euro } from '../../words/money.ts'
import { SettingsPage } from '../instellingen/shared/SettingsPage.tsx'
import { subscriptionCopy } from './copy.ts'
import { PaidOffScene } from './PaidOffScene.tsx'
import { PhoneWaiting } from './PhoneBlock.tsx'

const copy = subscriptionCopy.paidOff

/** `/instellingen/abonnement/telefoon-afbetaald`: the phone is paid off, and what that changes. */
export default function TelefoonAfbetaald() {
  return (
    <SettingsPage title={copy.title} intro={null} back={{ to: '/instellingen/abonnement', label: copy.back }}>
      <FlowColumn>
        <ReadBlock waiting={<PhoneWaiting />} failedText={copy.error}>
          <Phone />
        </ReadBlock>
      </FlowColumn>
    </SettingsPage>
  )
}

TelefoonAfbetaald.reads = () => [handsetOrder, getPostpaidSubscription]

function Phone() {
  const order = useRead(handsetOrder)[0] ?? null
  const standing = phoneStanding(order)
  if (order === null || standing === 'none') return <Notice>{subscriptionCopy.phone.none}</Notice>
  if (standing === 'returning' || (standing === 'paid' && isOnItsWay(order))) return <Notice>{phoneOrderText(order)}</Notice>
  if (standing === 'paying')
    return (
      <Card>
        <div className="stack">
          <Notice title={copy.notPaid(euro(openAmountOf(order)))} />
          <Facts>
            <Fact term={copy.paid}>{subscriptionCopy.phone.paid(euro(order.totalPaid), euro(order.totalCredit))}</Fact>
            <Fact term={copy.monthly}>{euro(order.monthlyPrice)}</Fact>
          </Facts>
        </div>
      </Card>
    )
  return (
    <>
      {order.totalCredit > 0 ? <PaidOffScene total={order.totalCredit} monthly={order.monthlyPrice} /> : <Scene name="success" />}
      <Card>
        <div className="stack">
          <h2 className="title-card">{copy.heading}</h2>
          <p>{copy.intro}</p>
          {order.totalCredit > 0 && (
            <>
              <Facts>
                <Fact term={copy.total}>{euro(order.totalCredit)}</Fact>
                <Fact term={copy.left}>{euro(0)}</Fact>
                <Fact term={copy.less}>{euro(order.monthlyPrice)}</Fact>
              </Facts>
              <p className="muted">{copy.bkr}</p>
            </>
          )}
        </div>
      </Card>
      <Onward />
    </>
  )
}

function Onward() {
  const subscription = useReadState(getPostpaidSubscription).value
  const canRenew = subscription !== null && renewalOf(subscription, now()).kind === 'open'
  if (!canRenew) return null
  return (
    <div className="cluster">
      <ButtonLink to="/verlengen/telefoons" variant="primary-green">
        {copy.newPhone}
      </ButtonLink>
      <ButtonLink to="/verlengen/sim-only" variant="outline">
        {copy.simOnly}
      </ButtonLink>
    </div>
  )
}
