import { memo, type ReactNode, useDeferredValue, useEffect, useEffectEvent, useState } from 'react'
import { proxy, subscribe, useSnapshot } from 'valtio'
import { BundleChoices } from '#features/bundles/shared/BundleChoices.tsx'
import { bundleChoiceCopy } from '#features/bundles/shared/bundleChoiceCopy.ts'
import { tellOptions } from '#features/bundles/shared/bundleOptionEvents.ts'
import { ActionBar } from '#kit/ui/ActionBar.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { Card, Section } from '#kit/ui/Card.tsx'
import { Checkbox } from '#kit/ui/Checkbox.tsx'
import { Disclosure, Disclosures } from '#kit/ui/Disclosure.tsx'
import { Notice } from '#kit/ui/Notice.tsx'
import { dayInFull } from '#kit/words/dateText.ts'
import { euro } from '#kit/words/money.ts'
import { bindingPeriods } from '#model/bundles/bindingPeriods.ts'
import type { Selection } from '#model/bundles/bundleChange.ts'
import { contractEnd } from '#model/bundles/changeTerms.ts'
import type { Composition } from '#model/bundles/contract/bundleOptions.ts'
import { needsCreditCheck } from '#model/phones/instalment.ts'
import { getAdvertising } from '#model/profile/contract/preferences.ts'
import { FlowColumn, FlowColumns, FlowStep, OnlyPhone } from '#page/flow/FlowStep.tsx'
import { announce } from '#platform/analytics/announce.ts'
import { handsetItem } from '#platform/analytics/handsetItem.ts'
import { useReadState } from '#platform/api/client.ts'
import { href } from '#platform/router/href.ts'
import { ButtonLink } from '#platform/router/Link.tsx'
import { type OrderOffer, type PhoneChoice, phoneChoiceOf, sumsAt } from './choice.ts'
import { copy } from './copy.ts'
import type { HandsetDraft } from './draft.ts'
import { CHOOSE } from './flow.ts'
import { InstalmentChoice, type LiveInstalment } from './Instalment.tsx'
import { Offered } from './Offered.tsx'
import { OfferHead } from './OfferHead.tsx'
import { orderReads } from './reads.ts'
import { SumsCard } from './Sums.tsx'
import { subscriptionText } from './subscriptionText.ts'
import { barText } from './text.ts'
import { type PhoneParams, useHandsetFlow } from './useHandsetFlow.ts'

/** `/verlengen/telefoons/:brand/:name/:spec`: how the phone is paid, and its subscription. */
export default function Samenstellen() {
  const flow = useHandsetFlow(CHOOSE)
  return (
    <FlowStep flow={flow} title={copy.configure.title} intro={copy.configure.intro}>
      <Offered params={flow.params}>{(offer) => <Choosing {...flow} offer={offer} />}</Offered>
    </FlowStep>
  )
}

Samenstellen.reads = orderReads

type Props = {
  offer: OrderOffer
  params: PhoneParams
  draft: HandsetDraft
  set: (change: Partial<HandsetDraft>) => void
  advance: () => void
}

function Choosing({ offer, params, draft, set, advance }: Props) {
  const choice = phoneChoiceOf(offer, draft)
  const { selection, to, max, hindrance } = choice
  const [live] = useState(() => proxy<LiveInstalment>({ monthly: choice.monthly }))
  const keep = () => {
    if (live.monthly !== choice.monthly) set({ monthly: live.monthly })
  }
  useKept(live, keep)

  if (hindrance === 'sold-out') return <SoldOut offer={offer} params={params} />

  const choose = (change: Partial<Selection>) => {
    set(change)
    tellOptions(change)
  }
  function next() {
    const monthly = Math.min(live.monthly, max)
    const sums = sumsAt(offer, monthly, to)
    set({ ...selection, monthly, chosen: true, asks: needsCreditCheck(sums, offer.portfolio, draft.adjusted) })
    const items = [handsetItem(offer.phone, offer.variant)]
    announce({ event: 'option', option: 'duration', value: offer.period })
    announce({ event: 'add_to_cart', items })
    announce({ event: 'begin_checkout', items })
    advance()
  }
  const blocked = hindrance === 'bundles' ? bundleChoiceCopy.lost.choose.MAIN : null
  const onward = (inBar: boolean) => (
    <Button variant="primary-green" wide={!inBar} blocked={blocked} reasonSpoken={inBar} onPress={next}>
      {copy.next}
    </Button>
  )
  const shown = { live, offer, to, max }
  return (
    <FlowColumns
      summary={
        <>
          <LiveSums {...shown} />
          {onward(false)}
        </>
      }
      bar={
        <LiveBar {...shown} reason={blocked}>
          {onward(true)}
        </LiveBar>
      }
    >
      <OfferHead offer={offer} />
      <InstalmentChoice {...shown} choice={choice} draft={draft} />
      <Bundles offer={offer} choice={choice} choose={choose} />
      <News draft={draft} set={set} />
      <OnlyPhone>
        <Card>
          <div className="stack">
            <LiveSums {...shown} />
          </div>
        </Card>
      </OnlyPhone>
    </FlowColumns>
  )
}

/**
 * The delay after which the amount of the slider goes into the draft (ms): the draft re-renders every choice. Unloading the page saves at
 * once.
 */
const REST_MS = 400

function useKept(live: LiveInstalment, keep: () => void): void {
  const keepNow = useEffectEvent(keep)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const stop = subscribe(live, () => {
      clearTimeout(timer)
      timer = setTimeout(() => keepNow(), REST_MS)
    })
    const now = () => keepNow()
    addEventListener('pagehide', now)
    return () => {
      clearTimeout(timer)
      stop()
      removeEventListener('pagehide', now)
    }
  }, [live])
}

type Shown = { live: LiveInstalment; offer: OrderOffer; to: Composition; max: number }

/** The current amount in cents; deferred, so that other parts may lag a frame behind the slider. */
const useAmount = (live: LiveInstalment, max: number): number => useDeferredValue(Math.min(useSnapshot(live).monthly, max))

const LiveSums = ({ live, offer, to, max }: Shown) => <DrawnSums monthly={useAmount(live, max)} offer={offer} to={to} />

type Drawn = { monthly: number; offer: OrderOffer; to: Composition }

const DrawnSums = memo(function DrawnSums({ monthly, offer, to }: Drawn) {
  return <SumsCard sums={sumsAt(offer, monthly, to)} to={to} />
})

type BarProps = { reason: string | null; children: ReactNode }

const LiveBar = ({ live, offer, to, max, ...bar }: Shown & BarProps) => (
  <DrawnBar monthly={useAmount(live, max)} offer={offer} to={to} {...bar} />
)

const DrawnBar = memo(function DrawnBar({ monthly, offer, to, reason, children }: Drawn & BarProps) {
  const sums = sumsAt(offer, monthly, to)
  return (
    <ActionBar amount={euro(sums.perMonth)} text={barText(sums)} reason={reason}>
      {children}
    </ActionBar>
  )
})

type BundlesProps = { offer: OrderOffer; choice: PhoneChoice; choose: (change: Partial<Selection>) => void }

/** The bundles on one line, to open; open from the start when one has to be chosen first. */
function Bundles({ offer: { options, period, startsOn }, choice: { selection, to, sums, hindrance }, choose }: BundlesProps) {
  const [isOpen] = useState(hindrance === 'bundles')
  const { months } = bindingPeriods[period]
  const ends = contractEnd(period, startsOn)
  return (
    <>
      <div className="stack stack--tight">
        <h2 className="title-section">{copy.configure.bundles}</h2>
        <p className="muted">
          {ends !== null && copy.configure.term(copy.configure.periods[months] ?? '', dayInFull(ends))}{' '}
          {copy.configure.starts(dayInFull(startsOn))}
        </p>
      </div>
      <Disclosures>
        <Disclosure title={copy.configure.chosen} text={subscriptionText(to, sums.subscription)} open={isOpen}>
          <BundleChoices options={options} order={null} selection={selection} set={choose} withPhone />
        </Disclosure>
      </Disclosures>
    </>
  )
}

function News({ draft, set }: Pick<Props, 'draft' | 'set'>) {
  const advertising = useReadState(getAdvertising).value
  if (advertising === null || (advertising.news && advertising.offersEmail)) return null
  return (
    <Section title={copy.configure.newsTitle}>
      <Card>
        <Checkbox name="news" checked={draft.newsAccepted} onChange={(newsAccepted) => set({ newsAccepted })}>
          {copy.configure.news}
        </Checkbox>
      </Card>
    </Section>
  )
}

function SoldOut({ offer, params: { brand, name } }: Pick<Props, 'offer' | 'params'>) {
  return (
    <FlowColumn>
      <OfferHead offer={offer} />
      <Notice
        tone="warn"
        title={copy.configure.soldOut}
        action={
          <ButtonLink to={href('/verlengen/telefoons/:brand/:name', { brand, name })} variant="outline" size="small">
            {copy.configure.chooseOther}
          </ButtonLink>
        }
      />
    </FlowColumn>
  )
}
