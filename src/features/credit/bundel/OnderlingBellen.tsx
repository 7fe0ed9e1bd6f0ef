import { now } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Level } from '#kit/ui/Level.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { countText, minutesInFull } from '#kit/words/dataSize.ts'
import { dayText } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import {
  type Campaign,
  getPrepaidTopupBundlesV3,
  type MutualOffer,
  type PrepaidOrder,
  type PrepaidReceipt,
} from '#model/credit/contract/prepaidBundle.ts'
import { lastDayOf, mayExtendBundle } from '#model/credit/prepaidBundles.ts'
import { prepaidOverview } from '#model/overview/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { WriteButton } from '#page/WriteButton.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { openReceipt } from '#platform/router/receipt.ts'
import { confirm } from '#platform/stores/modal.ts'
import { copy } from './copy.ts'
import { type MutualDraft, mutualFlow } from './flow.ts'
import { ExtendCheck, Paying } from './Paying.tsx'
import { afterText, needText } from './text.ts'
import { useAutoExtend } from './useAutoExtend.ts'
import { useTopUpAfter } from './useTopUpAfter.ts'

const runningMutualCopy = copy.mutual

const path = '/onderling-bellen'

/** `/onderling-bellen`: minutes to other customers of the provider, paid from the credit. */
export default function OnderlingBellen() {
  const flow = useFlow(mutualFlow, path)
  const isOn = useReadState(getPrepaidTopupBundlesV3).value?.mutual.current != null
  return (
    <FlowStep flow={flow} title={copy.mutual.title} isClosed={isOn}>
      <FlowColumn>
        <ReadBlock waiting={bones('3.4rem 90%', '5.2rem 80%', '20.5rem')}>
          <Offer draft={flow.draft} set={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

OnderlingBellen.reads = () => [getPrepaidTopupBundlesV3, prepaidOverview]

type Props = { draft: MutualDraft; set: (change: MutualDraft) => void }

function Offer({ draft, set }: Props) {
  const { mutual, noExtensionFrom } = useRead(getPrepaidTopupBundlesV3)
  const order = useOrder(mutualFlow, mutual.current === null)
  return (
    <div className="stack">
      <p className="lead">{copy.mutual.intro(minutesInFull(mutual.minutes), euro(mutual.price), mutual.days)}</p>
      {mutual.current ? (
        <RunningMutual
          mutual={mutual}
          current={mutual.current}
          canExtend={mayExtendBundle(mutual.current.until, noExtensionFrom)}
        />
      ) : (
        <TurningOn mutual={mutual} noExtensionFrom={noExtensionFrom} order={order} draft={draft} set={set} />
      )}
    </div>
  )
}

type TurningOnProps = Props & {
  mutual: MutualOffer
  noExtensionFrom: Day | null
  order: ReturnType<typeof useOrder<MutualDraft, PrepaidOrder, PrepaidReceipt>>
}

function TurningOn({ mutual: { id, price, days }, noExtensionFrom, order, draft, set }: TurningOnProps) {
  const overview = useRead(prepaidOverview)
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  const topUp = useTopUpAfter(overview, price)
  const until = lastDayOf(dayOf(now()), days)
  const canExtend = mayExtendBundle(until, noExtensionFrom)
  const autoExtend = draft.autoExtend && canExtend
  return (
    <>
      {canExtend && (
        <ExtendCheck checked={autoExtend} onChange={(wanted) => set({ autoExtend: wanted })}>
          {copy.mutual.autoExtend(days)}
        </ExtendCheck>
      )}
      <Card className="stack">
        <Paying
          title={copy.mutual.done.off}
          price={price}
          balance={balance}
          topUp={topUp}
          until={until}
          autoExtend={autoExtend}
          lapsing={null}
          order={order}
          buy={() => void order.submit({ id, price, autoExtend, until })}
          button={copy.mutual.activate(euro(price))}
          words={copy.mutual}
          refusals={{ ALREADY_ACTIVE: copy.mutual.already }}
          here={path}
        />
      </Card>
    </>
  )
}

type RunningMutualProps = { mutual: MutualOffer; current: NonNullable<MutualOffer['current']>; canExtend: boolean }

/** On-net calling is on. Turning it off only stops the extension: the minutes stay usable until the last day. */
function RunningMutual({ mutual: { minutes, days, price, perMinute }, current, canExtend }: RunningMutualProps) {
  const { busy, failed, extend } = useAutoExtend(current)
  const { until, left, autoExtend } = current
  const need = needText({ ...current, price }, useRead(prepaidOverview).balance ?? 0) // every prepaid customer has credit

  const told = (campaign: Campaign) => void openReceipt(mutualFlow.done, { ...campaign, perMinute })
  async function turnOff() {
    const { title, body } = runningMutualCopy.sure
    if (await confirm({ title, body: body(dayText(until)), confirm: runningMutualCopy.deactivate })) await extend(false, told)
  }

  return (
    <Card className="stack">
      <p>{runningMutualCopy.on(dayText(until), countText(left), minutesInFull(minutes))}</p>
      <Level part={left / minutes} />
      <p className="muted">{autoExtend ? `${afterText(current)}. ${copy.autoExtendHint}` : afterText(current)}</p>
      {need !== null && <p className="small">{need}</p>}
      {failed !== null && <Notice tone="bad" title={failed} alert />}
      {canExtend && (
        <WriteButton
          variant="outline"
          busy={busy}
          busyLabel={copy.busy}
          onPress={() => void (autoExtend ? turnOff() : extend(true))}
        >
          {autoExtend ? runningMutualCopy.deactivate : runningMutualCopy.autoExtend(days)}
        </WriteButton>
      )}
    </Card>
  )
}
