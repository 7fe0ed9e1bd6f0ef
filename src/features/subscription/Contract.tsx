import { settlementText } from '#features/invoices/shared/settlementText.ts'
import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { provider } from '#kit/provider.ts'
import { ButtonGroup } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Fact, Facts } from '#kit/ui/Facts.tsx'
import { Icon } from '#kit/ui/Icon.tsx'
import { List } from '#kit/ui/List.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { Skeleton } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { currentOf, discountUntil, monthlyOf } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { type Renewal, renewalOf, termSince, termUntil } from '#model/renewal/renewal.ts'
import { getContractDocument } from '#model/sim/contract/simcard.ts'
import { hasStopped } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription, type PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { renewableFrom } from '#model/subscription/rightsClock.ts'
import { canUndo, undoUntil } from '#model/subscription/termination.ts'
import { DocumentButton } from '#page/flow/DocumentButton.tsx'
import { LinkRow } from '#page/LinkRow.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { read, useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { arrangeableOf } from './arrangeable.ts'
import { stayCopy, subscriptionCopy, unknownDay } from './copy.ts'
import { PhoneBlock } from './PhoneBlock.tsx'
import { renewalNotices } from './renewalNotices.ts'
import { Shelf } from './Shelf.tsx'
import { bundleTitles, phoneInShort, subscriptionStatus } from './text.ts'
import { useUndoTermination } from './useUndoTermination.ts'

export function ContractCard() {
  const subscription = useRead(getPostpaidSubscription)
  const options = useRead(getPostpaidOptionsV2)
  const renewal = renewalOf(subscription, now())
  const renewsOn = renewableFrom(subscription, options, now())
  return (
    <div className="columns columns--main-side">
      <div className="stack stack--loose">
        <Section title={subscriptionCopy.now}>
          <Notices subscription={subscription} options={options} renewal={renewal} />
          <Card>
            <Rows subscription={subscription} options={options} />
            {renewsOn !== null && <p className="muted mt-2">{subscriptionCopy.renewFrom(dayInFull(renewsOn))}</p>}
          </Card>
          <ButtonGroup>
            <DocumentButton fetchDocument={() => read(getContractDocument, { document: 'contract' })}>
              {subscriptionCopy.contractPdf}
            </DocumentButton>
          </ButtonGroup>
        </Section>
        <Shelf subscription={subscription} options={options} />
        {provider.timeline && (
          <List>
            <LinkRow to="/tijdlijn" icon="calendar" {...subscriptionCopy.timeline} end={<Icon name="chevron-right" small />} />
          </List>
        )}
      </div>
      <div className="stack stack--loose">
        <Todo subscription={subscription} renewal={renewal} />
        <PhoneBlock />
      </div>
    </div>
  )
}

type Props = { subscription: PostpaidSubscription; options: PostpaidOptions }

/** Only known facts. A stopped subscription has no bundles. */
function Rows({ subscription, options }: Props) {
  const { cancelSubscriptionStatus, startDate, terminationDate, bindingPeriodType } = subscription
  const bundles = currentOf(options)
  const isRunning = !hasStopped(cancelSubscriptionStatus)
  const until = termUntil(subscription, now())
  const since = termSince(subscription, now())
  const discount = discountUntil(bundles, dayOf(now()))
  return (
    <Facts>
      <Fact term={subscriptionCopy.rows.name}>{subscriptionStatus(subscription)}</Fact>
      {isRunning && (
        <>
          <Fact term={subscriptionCopy.rows.bundles}>
            {bundleTitles(bundles).map((title) => (
              <div key={title}>{title}</div>
            ))}
          </Fact>
          <Fact term={subscriptionCopy.rows.price}>{euro(monthlyOf(bundles))}</Fact>
          {discount !== null && <Fact term={subscriptionCopy.rows.discount}>{dayInFull(discount)}</Fact>}
          <Fact term={subscriptionCopy.rows.period}>
            {subscriptionCopy.periods[until === null ? 'monthBindingPeriod' : bindingPeriodType]}
          </Fact>
        </>
      )}
      {startDate !== null && <Fact term={subscriptionCopy.rows.start}>{dayInFull(startDate)}</Fact>}
      {since !== null && since !== startDate && <Fact term={subscriptionCopy.rows.since}>{dayInFull(since)}</Fact>}
      {until !== null && terminationDate === null && <Fact term={subscriptionCopy.rows.end}>{dayInFull(until)}</Fact>}
      <Fact term={subscriptionCopy.rows.phone}>
        <PhoneInShort />
      </Fact>
    </Facts>
  )
}

/** Loads separately, so the contract does not wait for it. Errors are shown by PhoneBlock, not here. */
function PhoneInShort() {
  const { value, settled } = useReadState(handsetOrder)
  if (value) return phoneInShort(value[0] ?? null)
  return settled ? subscriptionCopy.phone.unknown : <Skeleton width="5rem" height="1em" />
}

/** Links to arrange things. */
function Todo({ subscription, renewal }: { subscription: PostpaidSubscription; renewal: Renewal }) {
  const [until = null] = (useReadState(getWithdrawals).value?.open ?? []).map((contract) => contract.until).toSorted()
  const shown = arrangeableOf(subscription, renewal, until)
  if (shown.length === 0) return null
  return (
    <Section title={subscriptionCopy.todo}>
      <List>
        {shown.map(({ path, needs: _, ...row }) => (
          <LinkRow key={path} to={path} {...row} end={<Icon name="chevron-right" small />} />
        ))}
      </List>
    </Section>
  )
}

type NoticesProps = { subscription: PostpaidSubscription; options: PostpaidOptions; renewal: Renewal }

function Notices({ subscription, options, renewal }: NoticesProps) {
  const { cancelSubscriptionStatus, terminationDate, renewalIfStaying } = subscription
  const withdrawals = useReadState(getWithdrawals)
  if (terminationDate !== null) {
    if (hasStopped(cancelSubscriptionStatus))
      return <Notice tone="warn">{subscriptionCopy.terminated(dayInFull(terminationDate))}</Notice>
    return <Stopping endsOn={terminationDate} renewalOn={renewalIfStaying} />
  }
  if (cancelSubscriptionStatus === 'Cancelled') return <Notice tone="warn">{unknownDay}</Notice>
  const isNew = withdrawals.value?.open.some(({ kind }) => kind === 'subscription') ?? !withdrawals.settled
  return renewalNotices(subscription, options, renewal, isNew, now()).map((notice) => (
    <Notice
      key={notice.title ?? notice.children}
      {...notice}
      action={notice.title === subscriptionCopy.renewOpen && <Renewing />}
    />
  ))
}

const Renewing = () => (
  <>
    <ButtonLink to="/verlengen/sim-only" variant="outline" size="small">
      {subscriptionCopy.renewSimOnly}
    </ButtonLink>
    <ButtonLink to="/verlengen/telefoons" variant="outline" size="small">
      {subscriptionCopy.renewWithPhone}
    </ButtonLink>
  </>
)

/** The subscription ends on a day; until the day before, the customer can cancel the termination here. */
function Stopping({ endsOn, renewalOn }: { endsOn: Day; renewalOn: Day | null }) {
  const settlement = useReadState(postpaidOverview).value?.settlement ?? null
  const { stay, busy, refusal } = useUndoTermination(endsOn, renewalOn)
  const canStay = canUndo(endsOn, dayOf(now()))
  return (
    <>
      <Notice
        tone="warn"
        title={subscriptionCopy.terminating(dayInFull(endsOn))}
        action={
          canStay && (
            <WriteButton variant="outline" size="small" busy={busy} onPress={() => void stay()}>
              {stayCopy.button}
            </WriteButton>
          )
        }
      >
        {settlement && `${settlementText(settlement)} `}
        {canStay ? subscriptionCopy.stayUntil(dayInFull(undoUntil(endsOn))) : subscriptionCopy.lastDay}
      </Notice>
      <Refusal text={refusal} />
    </>
  )
}
