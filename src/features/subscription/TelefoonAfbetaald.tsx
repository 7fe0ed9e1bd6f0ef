import { useEffect, useState } from 'react'
import { SettingsPage } from '#features/profile/shared/SettingsPage.tsx'
import { now } from '#kit/clock.ts'
import { buzz } from '#kit/ui/buzz.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Scene } from '#kit/ui/Scene.tsx'
import { euro } from '#kit/words/money.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { openAmountOf } from '#model/phones/handsetOrder.ts'
import { phoneOrderText } from '#model/phones/phoneOrderText.ts'
import { isPhoneOnItsWay, phoneState } from '#model/phones/phoneState.ts'
import { renewalOf } from '#model/renewal/renewal.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { FlowColumn } from '#page/flow/FlowStep.tsx'
import InSun from '#page/flow/InSun.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { subscriptionCopy } from './copy.ts'
import { PhoneWaiting } from './PhoneBlock.tsx'

/** `/instellingen/abonnement/telefoon-afbetaald`: the phone is paid off, and what that changes. */
export default function TelefoonAfbetaald() {
  return (
    <SettingsPage
      title={subscriptionCopy.paidOff.title}
      intro={null}
      back={{ to: '/instellingen/abonnement', label: subscriptionCopy.paidOff.back }}
    >
      <FlowColumn>
        <ReadBlock waiting={<PhoneWaiting />} failedText={subscriptionCopy.paidOff.error}>
          <Phone />
        </ReadBlock>
      </FlowColumn>
    </SettingsPage>
  )
}

TelefoonAfbetaald.reads = () => [handsetOrder, getPostpaidSubscription]

function Phone() {
  const order = useRead(handsetOrder)[0] ?? null
  const standing = phoneState(order)
  if (order === null || standing === 'none') return <Notice>{subscriptionCopy.phone.none}</Notice>
  if (standing === 'returning' || (standing === 'paid' && isPhoneOnItsWay(order))) return <Notice>{phoneOrderText(order)}</Notice>
  if (standing === 'paying')
    return (
      <Card>
        <div className="stack">
          <Notice title={subscriptionCopy.paidOff.notPaid(euro(openAmountOf(order)))} />
          <Facts>
            <Fact term={subscriptionCopy.paidOff.paid}>
              {subscriptionCopy.phone.paid(euro(order.totalPaid), euro(order.totalCredit))}
            </Fact>
            <Fact term={subscriptionCopy.paidOff.monthly}>{euro(order.monthlyPrice)}</Fact>
          </Facts>
        </div>
      </Card>
    )
  return (
    <>
      {order.totalCredit > 0 ? <PaidOffScene total={order.totalCredit} monthly={order.monthlyPrice} /> : <Scene name="success" />}
      <Card>
        <div className="stack">
          <h2 className="title-card">{subscriptionCopy.paidOff.heading}</h2>
          <p>{subscriptionCopy.paidOff.intro}</p>
          {order.totalCredit > 0 && (
            <>
              <Facts>
                <Fact term={subscriptionCopy.paidOff.total}>{euro(order.totalCredit)}</Fact>
                <Fact term={subscriptionCopy.paidOff.left}>{euro(0)}</Fact>
                <Fact term={subscriptionCopy.paidOff.less}>{euro(order.monthlyPrice)}</Fact>
              </Facts>
              <p className="muted">{subscriptionCopy.paidOff.bkr}</p>
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
        {subscriptionCopy.paidOff.newPhone}
      </ButtonLink>
      <ButtonLink to="/verlengen/sim-only" variant="outline">
        {subscriptionCopy.paidOff.simOnly}
      </ButtonLink>
    </div>
  )
}

/** How long the loan counts down (ms). */
const LASTS_MS = 2400

let hasCounted = false

/** The loan (cents) counts down to nothing in the sun, once per visit. Decorative: the facts under it tell the end. */
function PaidOffScene({ total, monthly }: { total: number; monthly: number }) {
  const [counts] = useState(() => !hasCounted && !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const [left, setLeft] = useState(counts ? total : 0)
  useEffect(() => {
    hasCounted = true
    if (!counts) return
    let frame = 0
    let began: number | null = null
    const step = (time: number) => {
      began ??= time
      const part = Math.min(1, (time - began) / LASTS_MS)
      setLeft(countdownAt(part, { total, monthly }))
      if (part < 1) frame = requestAnimationFrame(step)
      else buzz()
    }
    frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [counts, total, monthly])
  return (
    <Scene name="success">
      <InSun longest={euro(total)}>{euro(left)}</InSun>
    </Scene>
  )
}

/**
 * The amount still to pay (cents) in a countdown of a loan, term by term, at this part of it (0 to 1). It begins with the loan, slows down
 * towards the end, and ends with 0.
 */
export function countdownAt(part: number, { total, monthly }: { total: number; monthly: number }): number {
  const terms = monthly > 0 ? Math.ceil(total / monthly) : 1
  const paid = Math.round(terms * (1 - (1 - part) ** 2))
  return Math.max(0, total - paid * (monthly > 0 ? monthly : total))
}
