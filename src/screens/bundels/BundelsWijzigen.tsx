import { useOptionalRead, useRead } from '../../api/client.ts'
import { getPostpaidOptionsV2 } from '../../api/contract/bundleOptions.ts'
import { handsetOrder } from '../../api/contract/handsetOrder.ts'
import { getPostpaidSubscription } from '../../api/contract/subscription.ts'
import { getWithdrawals } from '../../api/contract/withdrawal.ts'
import { chosenOf, currentOf, isChange, monthlyOf, mustChoose, pendingOf, type Selection } from '../../domain/bundleChange.ts'
import { bundleText } from '../../domain/bundleText.ts'
import { isCancelledLike } from '../../domain/cancellation.ts'
import { addDays } from '../../domain/dates.ts'
import { dayText } from '../../domain/dateText.ts'
import { euro } from '../../domain/money.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '../../flow/FlowStep.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { ActionBar } from '../../ui/ActionBar.tsx'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { BundleChoices } from '../BundleChoices.tsx'
import { tellOptions } from '../bundleOptionEvents.ts'
import { NotNow } from '../NotNow.tsx'
import { ReadBlock } from '../ReadBlock.tsx'
import { ChoiceBones } from './Bones.tsx'
import { bundleCopy as copy } from './copy.ts'
import { bundleFlow } from './flow.ts'
import { Pending } from './Pending.tsx'
import { Summary } from './Summary.tsx'

/** `/bundels-wijzigen`: what there is to choose, and what the choice comes to. */
export default function BundelsWijzigen() {
  const flow = useFlow(bundleFlow, '/bundels-wijzigen')
  const subscription = useOptionalRead(getPostpaidSubscription)
  const isCancelled = subscription !== null && isCancelledLike(subscription.cancelSubscriptionStatus)
  const isPending = useOptionalRead(getPostpaidOptionsV2)?.pendingPeriod != null
  return (
    <FlowStep flow={flow} title={copy.title} isClosed={isCancelled || isPending}>
      <ReadBlock waiting={<ChoiceBones />} failedText={copy.loadFailed}>
        <Choosing {...flow} />
      </ReadBlock>
    </FlowStep>
  )
}

BundelsWijzigen.reads = () => [getPostpaidOptionsV2, handsetOrder, getPostpaidSubscription, getWithdrawals]

type Props = { draft: Selection; set: (change: Partial<Selection>) => void; advance: () => void; reset: () => void }

function Choosing({ draft, set, advance, reset }: Props) {
  const options = useRead(getPostpaidOptionsV2)
  const subscription = useRead(getPostpaidSubscription)
  const order = useOptionalRead(handsetOrder)?.[0] ?? null // an order that does not load counts as no order (spec 8)
  const next = pendingOf(options)

  if (isCancelledLike(subscription.cancelSubscriptionStatus))
    return (
      <FlowColumn>
        <NotNow subscription={subscription} texts={copy.notNow} />
      </FlowColumn>
    )
  if (next)
    return (
      <FlowColumn>
        <Pending options={options} next={next} />
      </FlowColumn>
    )

  const now = currentOf(options)
  const isChanged = isChange(options, draft)
  const choose = (change: Partial<Selection>) => {
    set(change)
    tellOptions(change)
  }
  const lost = mustChoose(options, draft)
  const blocked = lost === null ? (isChanged ? null : copy.empty) : copy.lost.choose[lost]
  const summary = <Summary options={options} selection={draft} />
  const clear = isChanged && (
    <Button variant="quiet" wide onPress={reset}>
      {copy.reset}
    </Button>
  )
  const onward = (inBar: boolean) => (
    <Button variant="primary-green" wide={!inBar} blocked={blocked} reasonSpoken={inBar} onPress={advance}>
      {copy.next}
    </Button>
  )
  return (
    <FlowColumns
      summary={
        <>
          {summary}
          {onward(false)}
          {clear}
        </>
      }
      bar={
        <ActionBar
          amount={lost === null ? euro(monthlyOf(chosenOf(options, draft))) : null}
          text={isChanged ? copy.summary.was(euro(monthlyOf(now))) : copy.summary.perMonth}
          reason={blocked}
        >
          {onward(true)}
        </ActionBar>
      }
    >
      <p className="muted">{copy.intro(dayText(options.startsOn))}</p>
      {now.ADDON_INET?.subscribedStatus === 'Expiring' && (
        <Notice tone="warn">
          {copy.expiring(bundleText('ADDON_INET', now.ADDON_INET), dayText(addDays(options.startsOn, -1)))}
        </Notice>
      )}
      <BundleChoices options={options} order={order} selection={draft} set={choose} />
      <OnlyPhone>
        <Card>
          <div className="stack">
            {summary}
            {clear}
          </div>
        </Card>
      </OnlyPhone>
    </FlowColumns>
  )
}
