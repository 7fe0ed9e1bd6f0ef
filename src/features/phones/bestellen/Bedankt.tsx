import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { bundlesText } from '#features/bundles/shared/bundleChoiceText.ts'
import { livesOnWaddenIsland } from '#kit/typed/address.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Numbered } from '#kit/ui/Numbered.tsx'
import { dayInFull, weekdayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { monthlyOf } from '#model/bundles/bundleChange.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { HandsetReceipt } from '#model/phones/contract/handsetRetention.ts'
import { totalOf } from '#model/phones/handsetSums.ts'
import { firstTermOn } from '#model/phones/phoneDelivery.ts'
import { modelIn } from '#model/phones/phoneSpec.ts'
import { getAddress } from '#model/profile/contract/address.ts'
import { ContactLink } from '#page/ContactLink.tsx'
import { clearDraft, draftOf } from '#page/draft/draft.ts'
import { flowCopy } from '#page/flow/copy.ts'
import { progressOf } from '#page/flow/flow.ts'
import { OrderDocument } from '#page/flow/OrderOverview.tsx'
import { PageHead } from '#page/flow/PageHead.tsx'
import { Thanks } from '#page/flow/Thanks.tsx'
import { useNewsletterOptIn } from '#page/useNewsletterOptIn.ts'
import { useReadState } from '#platform/api/client.ts'
import type { Href, PlainPath } from '#platform/router/href.ts'
import { ButtonLink, Link } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { useReceipt } from '#platform/router/receipt.ts'
import { Coming } from '../shared/Coming.tsx'
import { PhoneHead } from '../shared/PhoneHead.tsx'
import { copy } from './copy.ts'
import { handsetFlow, ORDER_DONE } from './flow.ts'

/** `…/bedankt`: the ordered phone and what happens next, or that the order was rejected. */
export default function Bedankt() {
  const receipt = useReceipt(HandsetReceipt)
  const isOrdered = receipt !== null
  // Captured once, because the draft survived the visit to the bank and is cleared now.
  const [{ newsAccepted, labels }] = useState(() => {
    const draft = draftOf(handsetFlow)
    return { newsAccepted: draft.newsAccepted, labels: progressOf(handsetFlow, draft, ORDER_DONE).labels }
  })
  useEffect(() => {
    if (isOrdered) clearDraft(handsetFlow)
  }, [isOrdered])
  if (receipt === null) return <Redirect to="/verlengen/telefoons" />
  if (receipt.outcome === 'rejected') return <Rejected receipt={receipt} />
  return (
    <>
      {newsAccepted && <News />}
      <Accepted receipt={receipt} labels={labels} />
    </>
  )
}

Bedankt.reads = () => [getAddress, handsetOrder]

/** The news consent is saved only after an order, not for one that was left or refused. */
function News() {
  const save = useNewsletterOptIn(copy.check.newsFailed)
  const keep = useEffectEvent(() => void save())
  useEffect(() => {
    keep()
  }, [])
  return null
}

function Accepted({ receipt, labels }: { receipt: HandsetReceipt; labels: readonly string[] }) {
  const { phone, orderNumber, arrivesOn, paid, credit, monthly, months, to, contractEnd } = receipt
  const { rows } = copy.done
  const address = useReadState(getAddress).value
  const order = useReadState(handsetOrder).value?.[0]
  const [approved, delivered, document] = copy.done.next
  return (
    <Thanks
      title={copy.done.title(modelIn(phone))}
      intro={copy.done.intro(orderNumber)}
      got={order?.phone?.picture ? { picture: order.phone.picture } : undefined}
      steps={labels}
      to="/"
      button={copy.done.overview}
    >
      {order?.phone && (
        <>
          <PhoneHead name={order.phone.name} text={order.phone.color} picture={null} />
          <Coming order={order} />
        </>
      )}
      <h2 className="title-card">{flowCopy.next}</h2>
      <Numbered steps={[approved, delivered(weekdayText(arrivesOn)), document]} />
      {address && livesOnWaddenIsland(address.zipCode) && <p className="small muted">{copy.done.wadden}</p>}
      <Facts>
        <Fact term={rows.paid}>{euro(paid)}</Fact>
        {credit > 0 && <Fact term={rows.credit}>{euro(credit)}</Fact>}
        {credit > 0 && <Fact term={rows.monthly(months)}>{euro(monthly)}</Fact>}
        {credit > 0 && <Fact term={rows.first}>{copy.check.firstTerm(dayInFull(firstTermOn(arrivesOn)))}</Fact>}
        <Fact term={rows.bundles}>{bundlesText(to).join(', ')}</Fact>
        <Fact term={rows.subscription}>{euro(monthlyOf(to))}</Fact>
        <Fact term={copy.sums.total(months)} total>
          {euro(totalOf({ now: paid, credit, months }, to))}
        </Fact>
        <Fact term={rows.ends}>{dayInFull(contractEnd)}</Fact>
      </Facts>
      <p>
        {copy.done.reflection}{' '}
        <Link className="link" to="/annuleren">
          {copy.done.withdraw}
        </Link>
      </p>
      <OrderDocument orderNumber={orderNumber} />
    </Thanks>
  )
}

/** A rejected order: the reason, the refund, and what the customer can do. No celebration. */
function Rejected({ receipt: { orderNumber, paid, reason } }: { receipt: HandsetReceipt }) {
  const { rejected } = copy.done
  return (
    <Refused
      title={rejected.title}
      intro={paid > 0 ? rejected.back(euro(paid)) : rejected.nothing}
      to="/"
      button={copy.done.overview}
    >
      <h2 className="title-card">{rejected.reason}</h2>
      <p>{rejected.reasons[reason ?? 'OTHER']}</p>
      <h2 className="title-card">{rejected.contest}</h2>
      <p>{rejected.contestText}</p>
      <ContactLink />
      <Facts>
        <Fact term={flowCopy.overview.number}>{orderNumber}</Fact>
        <Fact term={copy.done.rows.paid}>{euro(paid)}</Fact>
      </Facts>
      <p className="small muted">{rejected.unchanged}</p>
    </Refused>
  )
}

type Props = {
  title: string
  intro: ReactNode
  /** The reason and the remedies, on a card. */
  children: ReactNode
  to: Href | PlainPath
  button: string
}

/** The end of a refused flow, at the address of its success page. It is plain, because only success is celebrated (layouts/Default). */
const Refused = ({ title, intro, children, to, button }: Props) => (
  <div className="wrap wrap--text page" data-plain="">
    <PageHead title={title} intro={intro} back={null} />
    <div className="stack">
      <Card>
        <div className="stack">{children}</div>
      </Card>
      <ButtonLink to={to} variant="outline" wide>
        {button}
      </ButtonLink>
    </div>
  </div>
)
