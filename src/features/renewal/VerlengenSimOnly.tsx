import { ChoiceBones } from '#features/bundles/shared/Bones.tsx'
import { BundleChoices } from '#features/bundles/shared/BundleChoices.tsx'
import { tellOptions } from '#features/bundles/shared/bundleOptionEvents.ts'
import { bundleCopy } from '#features/bundles/shared/copy.ts'
import { NotNow } from '#features/bundles/shared/NotNow.tsx'
import { Summary } from '#features/bundles/shared/Summary.tsx'
import { startChange } from '#features/bundles/shared/startChange.ts'
import { now } from '#kit/clock.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { bones } from '#kit/ui/Skeleton.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { chosenBundles, currentOf, currentPeriod, monthlyOf, mustChoose, type Selection } from '#model/bundles/bundleChange.ts'
import { getPostpaidOptionsV2 } from '#model/bundles/contract/bundleOptions.ts'
import { reading } from '#model/operation.ts'
import { getUsPs } from '#model/overview/contract.ts'
import { handsetOrder } from '#model/phones/contract/handsetOrder.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import { getPostpaidOptionsRetention, getSimOnlyOffer, getUsageMonths } from '#model/renewal/contract.ts'
import { type Renewal, renewalOf } from '#model/renewal/renewal.ts'
import { simOnlyOfferOf } from '#model/renewal/simOnlyOffer.ts'
import { getPostpaidSubscription, type PostpaidSubscription } from '#model/subscription/contract/subscription.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { useFlow } from '#page/flow/useFlow.ts'
import { ReadBlock } from '#page/ReadBlock.tsx'
import { useRead, useReadState } from '#platform/api/client.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { Redirect } from '#platform/router/Redirect.tsx'
import { Advice } from './Advice.tsx'
import { copy } from './copy.ts'
import { type RenewalDraft, renewalFlow, renewalSelection } from './flow.ts'

/** `/verlengen/sim-only`: chooses bundles and contract length, with advice. */
export default function VerlengenSimOnly() {
  const flow = useFlow(renewalFlow, '/verlengen/sim-only')
  const subscription = useReadState(getPostpaidSubscription).value
  const isClosed = subscription !== null && renewalOf(subscription, now()).kind !== 'open'
  return (
    <FlowStep flow={flow} title={copy.title} intro={isClosed ? null : copy.intro} isClosed={isClosed}>
      <ReadBlock waiting={<ChoiceBones />} failedText={copy.loadFailed}>
        <Admission {...flow} />
      </ReadBlock>
    </FlowStep>
  )
}

VerlengenSimOnly.reads = () => [
  getPostpaidOptionsRetention,
  getPostpaidSubscription,
  getSimOnlyOffer,
  handsetOrder,
  getAdvertising,
  getUsageMonths,
  getUsPs,
]

type Props = { draft: RenewalDraft; set: (change: Partial<RenewalDraft>) => void; advance: () => void }

function Admission(flow: Props) {
  const subscription = useRead(getPostpaidSubscription)
  const renewal = renewalOf(subscription, now())
  // An extension was ordered already: show it as the pending change.
  if (renewal.kind === 'waits') return <Redirect to="/bundels-wijzigen" />
  if (renewal.kind !== 'open') return <NotExtending subscription={subscription} renewal={renewal} />
  return <Choosing {...flow} />
}

function Choosing({ draft, set, advance }: Props) {
  const options = useRead(getPostpaidOptionsRetention)
  const offer = simOnlyOfferOf(options, useRead(getSimOnlyOffer))
  const order = useReadState(handsetOrder).value?.[0] ?? null // a failed read counts as no order
  const months = useReadState(getUsageMonths).value ?? [] // without them nothing is drawn on the glasses
  const selection = renewalSelection(draft)
  const chosen = chosenBundles(options, selection)
  const lost = mustChoose(options, selection)
  const blocked = lost === null ? null : bundleCopy.lost.choose[lost]

  const choose = (change: Partial<Selection>) => {
    set(change)
    tellOptions(change)
  }
  const next = () => {
    set({ bindingPeriodType: chosen.period, chosen: true })
    advance()
  }
  const summary = <Summary options={options} selection={selection} isOrder />
  const onward = (inBar: boolean) => (
    <Button variant="primary-green" wide={!inBar} blocked={blocked} reasonSpoken={inBar} onPress={next}>
      {copy.next}
    </Button>
  )
  return (
    <FlowColumns
      summary={
        <>
          {summary}
          {onward(false)}
        </>
      }
      bar={
        <ActionBar
          amount={lost === null ? euro(monthlyOf(chosen)) : null}
          text={bundleCopy.summary.was(euro(monthlyOf(currentOf(options))))}
          reason={blocked}
        >
          {onward(true)}
        </ActionBar>
      }
    >
      <p className="muted">{copy.starts(dayInFull(options.startsOn))}</p>
      <Advice
        options={options}
        period={chosen.period}
        order={order}
        chosen={chosen}
        choose={choose}
        button={copy.advice.choose}
        offer={offer}
      />
      <BundleChoices options={options} order={order} selection={selection} set={choose} isFirst months={months} />
      <News accepted={draft.newsAccepted} accept={(newsAccepted) => set({ newsAccepted })} />
      <OnlyPhone>
        <Card>
          <div className="stack">{summary}</div>
        </Card>
      </OnlyPhone>
    </FlowColumns>
  )
}

function News({ accepted, accept }: { accepted: boolean; accept: (on: boolean) => void }) {
  const advertising = useReadState(getAdvertising).value
  if (advertising === null || (advertising.news && advertising.offersEmail)) return null
  return (
    <Card>
      <Checkbox name="news" checked={accepted} onChange={accept}>
        {copy.news}
      </Checkbox>
    </Card>
  )
}

type NotExtendingProps = { subscription: PostpaidSubscription; renewal: Renewal }

/** Replaces the choices for a customer who cannot extend now: why, from when, and what is possible meanwhile. */
function NotExtending({ subscription, renewal }: NotExtendingProps) {
  const { contract } = subscription
  if (renewal.kind !== 'from')
    return (
      <FlowColumn>
        <NotNow subscription={subscription} texts={copy.notEligible} />
      </FlowColumn>
    )
  return (
    <FlowColumn>
      <Notice
        title={copy.notEligible.from(dayInFull(renewal.day))}
        action={
          <ButtonLink to="/bundels-wijzigen" variant="outline" size="small">
            {copy.notEligible.bundles}
          </ButtonLink>
        }
      >
        {contract !== null && copy.notEligible.until(dayInFull(contract.contractEndDate))}
      </Notice>
      <ReadBlock reads={[reading(getPostpaidOptionsV2)]} waiting={bones('12rem')} failedText={copy.advice.failed}>
        <AdviceMeanwhile />
      </ReadBlock>
    </FlowColumn>
  )
}

/** Bundle advice within the running contract. It leads to changing bundles, which is possible every month. */
function AdviceMeanwhile() {
  const options = useRead(getPostpaidOptionsV2)
  const order = useReadState(handsetOrder).value?.[0] ?? null
  return (
    <Advice
      options={options}
      period={currentPeriod(options)}
      order={order}
      chosen={null}
      choose={startChange}
      button={copy.advice.change}
    />
  )
}
