import { now as clock } from '#kit/clock.ts'
import { dayOf } from '#kit/dates.ts'
import type { Day } from '#kit/parts.ts'
import { Card } from '#kit/ui/Card.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { RadioCards } from '#kit/ui/RadioCards.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { type ExtraType, getPostpaidTopupBundles, type TopupBundle } from '#model/bundles/contract/topup.ts'
import { nextInvoiceText } from '#model/invoices/nextInvoice.ts'
import { postpaidOverview } from '#model/overview/contract.ts'
import { FlowColumn, FlowStep } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { useOrder } from '#page/flow/useOrder.ts'
import { OrderButton } from '#page/order/OrderButton.tsx'
import { OrderStatus } from '#page/order/OrderStatus.tsx'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useAnnounced } from '#platform/analytics/useAnnounced.ts'
import { useRead, useReadState } from '#platform/api/client.ts'
import { copy as topupCopy } from './copy.ts'
import { itemOf, topupFlows } from './flow.ts'
import { extraOfferText, gainOfOffer, reachText } from './text.ts'
import { Water, WaterBone } from './Water.tsx'

export function Buying({ type }: { type: ExtraType }) {
  const definition = topupFlows[type]
  const flow = useFlow(definition, definition.steps[0].path)
  return (
    <FlowStep flow={flow} title={topupCopy[type].title}>
      <FlowColumn>
        <ReadBlock waiting={bones('1.6em 90%', '13rem')}>
          <Offer type={type} flow={flow} />
        </ReadBlock>
      </FlowColumn>
    </FlowStep>
  )
}

type Props = {
  type: ExtraType
  flow: ReturnType<typeof useFlow<{ id: string | null }, { id: string; price: number; until: Day }, unknown>>
}

function Offer({ type, flow }: Props) {
  const bundles = useRead(getPostpaidTopupBundles).filter((bundle) => bundle.type === type)
  const order = useOrder(topupFlows[type], true)
  const { value: overview, settled } = useReadState(type === 'data' ? postpaidOverview : null)
  useAnnounced({ event: 'view_item_list', items: bundles.map(itemOf) })
  const copy = topupCopy[type]
  const chosen = bundles.find(({ id }) => id === flow.draft.id) ?? bundles[0]
  if (!chosen) return <Nothing type={type} />
  const { option, intro, confirm, button } = extraOfferText(chosen)
  const gain = gainOfOffer(chosen, overview, clock())

  return (
    <>
      <p className="lead">{intro}</p>
      {bundles.length > 1 ? <Choices bundles={bundles} chosen={chosen} label={copy.choose} set={flow.set} /> : null}
      <Card>
        <div className="stack">
          {bundles.length === 1 && <p className="title-section">{option}</p>}
          {!settled && <WaterBone />}
          {gain && (
            <Water gain={gain} today={dayOf(clock())} bundles={bundles} chosen={chosen} choose={(id) => flow.set({ id })} />
          )}
          {gain && <p role="status">{reachText(gain)}</p>}
          <OrderStatus order={order} failed={copy.failed} refusals={{ NOT_ELIGIBLE: copy.notEligible }} />
          <OrderButton
            standing={order.standing}
            wide
            onPress={() => void order.submit({ id: chosen.id, price: chosen.price, until: chosen.until })}
          >
            {button}
          </OrderButton>
          <p className="small muted">
            {confirm} {topupCopy.onInvoice(nextInvoiceText(dayOf(clock())))}
          </p>
        </div>
      </Card>
    </>
  )
}

function Nothing({ type }: { type: ExtraType }) {
  const overview = useReadState(postpaidOverview).value
  const isUnlimited = type === 'data' ? overview?.dataBundle?.isInfiniteBundle : overview?.voiceSmsBundle?.isUnlimited
  return <Notice>{isUnlimited ? topupCopy[type].unlimited : topupCopy[type].notEligible}</Notice>
}

type ChoiceProps = {
  bundles: readonly TopupBundle[]
  chosen: TopupBundle
  label: string
  set: (change: { id: string }) => void
}

const Choices = ({ bundles, chosen, label, set }: ChoiceProps) => (
  <RadioCards
    name="bundel"
    label={label}
    section
    chips
    value={chosen.id}
    onChange={(id) => set({ id })}
    options={bundles.map((bundle) => ({ value: bundle.id, title: extraOfferText(bundle).option }))}
  />
)
