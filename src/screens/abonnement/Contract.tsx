import { useState } from 'react'
import { read, useAsked, useRead } from '../../api/client.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '../../api/contract/bundleOptions.ts'
import { type HandsetOrder, handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getContractDocument } from '../../api/contract/simcard.ts'
import { getPostpaidSubscription, type PostpaidSubscription } from '../../api/contract/subscription.ts'
import { now } from '../../clock.ts'
import { currentOf, discountUntil, monthlyOf } from '../../domain/bundleChange.ts'
import { dayOf } from '../../domain/dates.ts'
import { dayInFull } from '../../domain/dateText.ts'
import { phoneStanding } from '../../domain/handsetOrder.ts'
import { euro } from '../../domain/money.ts'
import { renewalOf, termUntil } from '../../domain/renewal.ts'
import { DocumentButton } from '../../flow/DocumentButton.tsx'
import { ButtonGroup } from '../../ui/Button.tsx'
import { Card, Section } from '../../ui/Card.tsx'
import { Fact, Facts } from '../../ui/Facts.tsx'
import { subscriptionCopy as copy } from './copy.ts'
import { Notices } from './Notices.tsx'
import { PhoneBlock } from './PhoneBlock.tsx'
import { Todo } from './Todo.tsx'
import { bundleTitles } from './text.ts'
import { Waiting } from './Waiting.tsx'

/** What stands in the contract, what is about to change, and where to go from here. */
export function Contract() {
  const subscription = useRead(getPostpaidSubscription)
  const options = useRead(getPostpaidOptionsV2)
  const order = useOrder()
  if (order === undefined) return <Waiting />
  const renewal = renewalOf(subscription, now())
  return (
    <div className="columns columns--main-side">
      <Section title={copy.now}>
        <Notices subscription={subscription} options={options} renewal={renewal} />
        <Card>
          <Rows subscription={subscription} options={options} order={order} />
          {renewal.kind === 'from' && <p className="muted mt-2">{copy.renewFrom(dayInFull(renewal.day))}</p>}
        </Card>
        <ButtonGroup>
          <DocumentButton fetchDocument={() => read(getContractDocument, { document: 'contract' })}>
            {copy.contractPdf}
          </DocumentButton>
        </ButtonGroup>
      </Section>
      <div className="stack stack--loose">
        <Todo subscription={subscription} renewal={renewal} />
        <PhoneBlock />
      </div>
    </div>
  )
}

/** The order of a phone; null without one, also when it could not be loaded (spec 8). Undefined at first, until that is known. */
function useOrder(): HandsetOrder | null | undefined {
  const { value, settled } = useAsked(handsetOrder)
  const [isKnown, setKnown] = useState(settled)
  if (settled && !isKnown) setKnown(true)
  return isKnown ? (value?.[0] ?? null) : undefined
}

type Props = { subscription: PostpaidSubscription; options: PostpaidOptions; order: HandsetOrder | null }

/** Only what is known. Of a subscription that has stopped there are no bundles any more. */
function Rows({ subscription, options, order }: Props) {
  const { cancelSubscriptionStatus, startDate, terminationDate, bindingPeriodType } = subscription
  const bundles = currentOf(options)
  const isRunning = cancelSubscriptionStatus !== 'Terminated'
  const until = termUntil(subscription, now())
  const discount = discountUntil(bundles, dayOf(now()))
  return (
    <Facts>
      <Fact term={copy.rows.name}>{copy.status[cancelSubscriptionStatus]}</Fact>
      {isRunning && (
        <>
          <Fact term={copy.rows.bundles}>
            {bundleTitles(bundles).map((title) => (
              <div key={title}>{title}</div>
            ))}
          </Fact>
          <Fact term={copy.rows.price}>{euro(monthlyOf(bundles))}</Fact>
          {discount !== null && <Fact term={copy.rows.discount}>{dayInFull(discount)}</Fact>}
          <Fact term={copy.rows.period}>{copy.periods[until === null ? 'monthBindingPeriod' : bindingPeriodType]}</Fact>
        </>
      )}
      {startDate !== null && <Fact term={copy.rows.start}>{dayInFull(startDate)}</Fact>}
      {until !== null && terminationDate === null && <Fact term={copy.rows.end}>{dayInFull(until)}</Fact>}
      {order && phoneStanding(order) === 'paying' && (
        <Fact term={copy.rows.phone}>{copy.phone.monthly(euro(order.monthlyPrice))}</Fact>
      )}
    </Facts>
  )
}
