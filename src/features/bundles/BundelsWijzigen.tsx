import { now } from '#kit/clock.ts'
import { addDays, dayOf } from '#kit/dates.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import {
  chosenBundles,
  currentOf,
  isChange,
  monthlyOf,
  mustChoose,
  pendingOf,
  type Selection,
} from '#model/bundles/bundleChange.ts'
import { bundleText } from '#model/bundles/bundleText.ts'
import { getPostpaidOptionsV2, type PostpaidOptions } from '#model/bundles/contract/bundleOptions.ts'
import { changeOutcome, choosingFrom, type Choosing as From, mayReplace, selectionOf } from '#model/bundles/replacing.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getUsageMonths } from '#model/renewal/contract.ts'
import { isCancelledLike } from '#model/subscription/cancellation.ts'
import { getPostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { getWithdrawals } from '#model/subscription/contract/withdrawal.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { headingFocus } from '#page/headingFocus.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { Refusal, WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { useBlocked } from '#platform/connection/blocked.ts'
import { bundlesFlow, type ChangeDraft } from './flow.ts'
import { PendingChangeCard } from './Pending.tsx'
import { ChoiceBones } from './shared/Bones.tsx'
import { BundleChoices } from './shared/BundleChoices.tsx'
import { tellOptions } from './shared/bundleOptionEvents.ts'
import { bundleWords } from './shared/bundleWords.ts'
import { bundleCopy } from './shared/copy.ts'
import { NotNow } from './shared/NotNow.tsx'
import { Summary } from './shared/Summary.tsx'
import { useUndo } from './shared/useUndo.ts'

/** `/bundels-wijzigen`: chooses bundles and shows what they cost. */
export default function BundelsWijzigen() {
  const flow = useFlow(bundlesFlow, '/bundels-wijzigen')
  const subscription = useReadState(getPostpaidSubscription).value
  const options = useReadState(getPostpaidOptionsV2).value
  const isCancelled = subscription !== null && isCancelledLike(subscription.cancelSubscriptionStatus)
  const isPending = options !== null && choosingFrom(options, flow.draft.replaces, dayOf(now())) === null
  return (
    <FlowStep flow={flow} title={bundleCopy.title} isClosed={isCancelled || isPending}>
      <ReadBlock waiting={<ChoiceBones />} failedText={bundleCopy.loadFailed}>
        <ChangeStatus {...flow} />
      </ReadBlock>
    </FlowStep>
  )
}

BundelsWijzigen.reads = () => [getPostpaidOptionsV2, handsetOrder, getPostpaidSubscription, getWithdrawals, getUsageMonths]

type Props = { draft: ChangeDraft; set: (change: Partial<ChangeDraft>) => void; advance: () => void; reset: () => void }

/** Shows that nothing can be chosen, the pending change, or the choices. The choices may replace a pending change. */
function ChangeStatus(props: Props) {
  const options = useRead(getPostpaidOptionsV2)
  const subscription = useRead(getPostpaidSubscription)
  const today = dayOf(now())
  const next = pendingOf(options)
  const choosing = choosingFrom(options, props.draft.replaces, today)

  if (isCancelledLike(subscription.cancelSubscriptionStatus))
    return (
      <FlowColumn>
        <NotNow subscription={subscription} texts={bundleCopy.notNow} />
      </FlowColumn>
    )
  if (choosing) return <Choosing {...props} options={options} choosing={choosing} />
  if (!next) return null
  const replace = () => {
    props.set({ ...selectionOf(next, options.pendingComplete), replaces: options.pendingId })
    headingFocus()
  }
  return (
    <FlowColumn>
      <PendingChangeCard options={options} next={next} replace={mayReplace(options, today) ? replace : null} />
    </FlowColumn>
  )
}

/** `options` as loaded, including a pending change. */
function Choosing({ options, choosing, draft, set, advance, reset }: Props & { options: PostpaidOptions; choosing: From }) {
  const order = useReadState(handsetOrder).value?.[0] ?? null // a failed read counts as no order
  const months = useReadState(getUsageMonths).value ?? [] // without them nothing is drawn on the glasses
  const offline = useBlocked()
  const { undo, busy, refusal } = useUndo(options, reset)
  const { options: from, replaces } = choosing
  const has = currentOf(from)
  const isChanged = isChange(from, draft)
  const outcome = changeOutcome(options, choosing, draft)
  // A pending change keeps its agreed price, whatever the bundles cost now.
  const chosen = (outcome === 'none' && pendingOf(options)) || chosenBundles(from, draft)
  const choose = (change: Partial<Selection>) => {
    set(change)
    tellOptions(change)
  }
  const lost = mustChoose(from, draft)
  const blocked = lost === null ? (outcome === 'none' ? bundleCopy.empty : null) : bundleCopy.lost.choose[lost]
  const summary = (
    <>
      <Summary options={from} selection={draft} chosen={chosen} />
      {outcome === 'undo' && <p className="small">{bundleCopy.replacing.asNow}</p>}
    </>
  )
  const keep = () => {
    reset()
    headingFocus()
  }
  const clear = (replaces !== null || isChanged) && (
    <Button variant="quiet" wide onPress={replaces === null ? reset : keep}>
      {replaces === null ? bundleCopy.reset : bundleCopy.replacing.keep}
    </Button>
  )
  const onward = (inBar: boolean) =>
    outcome === 'undo' ? (
      <WriteButton wide={!inBar} busy={busy} busyLabel={bundleWords.undo.busy} reasonSpoken={inBar} onPress={() => void undo()}>
        {bundleWords.undo.button}
      </WriteButton>
    ) : (
      <Button variant="primary-green" wide={!inBar} blocked={blocked} reasonSpoken={inBar} onPress={advance}>
        {bundleCopy.next}
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
          amount={lost === null ? euro(monthlyOf(chosen)) : null}
          text={isChanged ? bundleCopy.summary.was(euro(monthlyOf(has))) : bundleCopy.summary.perMonth}
          reason={outcome === 'undo' ? offline : blocked}
        >
          {onward(true)}
        </ActionBar>
      }
    >
      <Refusal text={refusal} />
      {replaces === null ? (
        <p className="muted">{bundleCopy.intro(dayText(from.startsOn))}</p>
      ) : (
        <Notice>{bundleCopy.replacing.choose(dayText(from.startsOn))}</Notice>
      )}
      {has.ADDON_INET?.subscribedStatus === 'Expiring' && (
        <Notice tone="warn">
          {bundleCopy.expiring(bundleText('ADDON_INET', has.ADDON_INET), dayText(addDays(from.startsOn, -1)))}
        </Notice>
      )}
      <BundleChoices options={from} order={order} selection={draft} set={choose} months={months} />
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
