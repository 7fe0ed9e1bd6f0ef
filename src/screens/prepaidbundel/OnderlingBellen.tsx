import { useRead, useReadState } from '../../api/client.ts'
import { prepaidOverview } from '../../api/contract/overview.ts'
import {
  getPrepaidTopupBundlesV3,
  type MutualOffer,
  type PrepaidOrder,
  type PrepaidReceipt,
} from '../../api/contract/prepaidBundle.ts'
import { now } from '../../clock.ts'
import { dayOf } from '../../domain/dates.ts'
import { lastDayOf } from '../../domain/prepaidBundles.ts'
import { FlowColumn, FlowStep } from '../../flow/FlowStep.tsx'
import { useFlow } from '../../flow/useFlow.ts'
import { useOrder } from '../../flow/useOrder.ts'
import { ReadBlock } from '../../page/ReadBlock.tsx'
import { Bone } from '../../ui/Bone.tsx'
import { Card } from '../../ui/Card.tsx'
import { minutesInFull } from '../../words/dataSize.ts'
import { euro } from '../../words/money.ts'
import { prepaidCopy } from './copy.ts'
import { ExtendCheck } from './ExtendCheck.tsx'
import { type MutualDraft, mutualFlow } from './flow.ts'
import { Paying } from './Paying.tsx'
import { RunningMutual } from './RunningMutual.tsx'
import { useTopUpAfter } from './useTopUpAfter.ts'

const copy = prepaidCopy.mutual
const path = '/onderling-bellen'

/** `/onderling-bellen`: minutes to other customers of the provider, paid from the credit. */
export default function OnderlingBellen() {
  const flow = useFlow(mutualFlow, path)
  const isOn = useReadState(getPrepaidTopupBundlesV3).value?.mutual.current != null
  return (
    <FlowStep flow={flow} title={copy.title} isClosed={isOn}>
      <FlowColumn>
        <ReadBlock waiting={<Waiting />}>
          <Offer draft={flow.draft} set={flow.set} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

OnderlingBellen.reads = () => [getPrepaidTopupBundlesV3, prepaidOverview]

type Props = { draft: MutualDraft; set: (change: MutualDraft) => void }

function Offer({ draft, set }: Props) {
  const { mutual } = useRead(getPrepaidTopupBundlesV3)
  const order = useOrder(mutualFlow, mutual.current === null)
  return (
    <div className="stack">
      <p className="lead">{copy.intro(minutesInFull(mutual.minutes), euro(mutual.price), mutual.days)}</p>
      {mutual.current ? (
        <RunningMutual mutual={mutual} current={mutual.current} />
      ) : (
        <TurningOn mutual={mutual} order={order} draft={draft} set={set} />
      )}
    </div>
  )
}

type TurningOnProps = Props & {
  mutual: MutualOffer
  order: ReturnType<typeof useOrder<MutualDraft, PrepaidOrder, PrepaidReceipt>>
}

function TurningOn({ mutual: { id, price, days }, order, draft, set }: TurningOnProps) {
  const overview = useRead(prepaidOverview)
  const balance = overview.balance ?? 0 // every prepaid customer has credit
  const topUp = useTopUpAfter(overview, price)
  return (
    <>
      <ExtendCheck checked={draft.autoExtend} onChange={(autoExtend) => set({ autoExtend })}>
        {copy.autoExtend(days)}
      </ExtendCheck>
      <Card className="stack">
        <Paying
          title={copy.done.off}
          price={price}
          balance={balance}
          topUp={topUp}
          until={lastDayOf(dayOf(now()), days)}
          autoExtend={draft.autoExtend}
          lapsing={null}
          order={order}
          buy={() => void order.submit({ id, price, autoExtend: draft.autoExtend })}
          button={copy.activate(euro(price))}
          words={copy}
          refused={(code) => (code === 'ALREADY_ACTIVE' ? copy.already : null)}
          here={path}
        />
      </Card>
    </>
  )
}

const Waiting = () => (
  <div className="stack" aria-hidden="true">
    <Bone width="90%" height="3.4rem" />
    <Bone width="80%" height="5.2rem" />
    <Bone width="100%" height="20.5rem" radius="var(--radius-lg)" />
  </div>
)
