import { bundleItems } from '../../../analytics/bundleItems.ts'
import { useRead, useReadState } from '../../../api/client.ts'
import { getAdvertising } from '../../../api/contract/preferences.ts'
import { getPostpaidOptionsRetention } from '../../../api/contract/retention.ts'
import { getPostpaidSubscription } from '../../../api/contract/subscription.ts'
import { now } from '../../../clock.ts'
import { bindingPeriods } from '../../../domain/bindingPeriods.ts'
import { changePayload, chosenOf, currentOf, mustChoose } from '../../../domain/bundleChange.ts'
import { startOf, termsOf } from '../../../domain/changeTerms.ts'
import { dayOf } from '../../../domain/dates.ts'
import { renewalOf } from '../../../domain/renewal.ts'
import { FlowStep } from '../../../flow/FlowStep.tsx'
import { OrderLines } from '../../../flow/OrderOverview.tsx'
import { useFlow } from '../../../flow/useFlow.ts'
import { useOrder } from '../../../flow/useOrder.ts'
import { ReadBlock } from '../../../page/ReadBlock.tsx'
import { useNews } from '../../../page/useNews.ts'
import { Elsewhere } from '../../../routes/Elsewhere.tsx'
import { href } from '../../../routes/href.ts'
import { Card, Section } from '../../../ui/Card.tsx'
import { dayInFull } from '../../../words/dateText.ts'
import { CheckBones } from '../Bones.tsx'
import { Check } from '../Check.tsx'
import { bundleLines } from '../text.ts'
import { renewalCopy } from './copy.ts'
import { type RenewalDraft, renewalFlow, selectionOf } from './flow.ts'

const copy = renewalCopy.check

/** `/verlengen/sim-only/controle`: the new contract, its start date and the consents. */
export default function Controle() {
  const flow = useFlow(renewalFlow, '/verlengen/sim-only/controle')
  const subscription = useReadState(getPostpaidSubscription).value
  // Back from the thank-you screen the first step is closed: go to the pending change instead.
  const isOrdered = flow.elsewhere !== null && subscription !== null && renewalOf(subscription, now()).kind === 'waits'
  return (
    <FlowStep flow={isOrdered ? { ...flow, elsewhere: href('/bundels-wijzigen') } : flow} title={copy.title}>
      <ReadBlock waiting={<CheckBones />} failedText={renewalCopy.loadFailed}>
        <Checking draft={flow.draft} />
      </ReadBlock>
    </FlowStep>
  )
}

Controle.reads = () => [getPostpaidOptionsRetention, getPostpaidSubscription, getAdvertising]

function Checking({ draft }: { draft: RenewalDraft }) {
  const options = useRead(getPostpaidOptionsRetention)
  const subscription = useRead(getPostpaidSubscription)
  const keepNews = useNews(renewalCopy.newsFailed)
  const order = useOrder(renewalFlow, true, {}, () => draft.newsAccepted && void keepNews())
  const selection = selectionOf(draft)
  const { startsOn } = options
  const to = chosenOf(options, selection)
  const terms = termsOf({ from: currentOf(options), to, startsOn, complete: draft.complete, renews: true }, dayOf(now()))
  // An order being sent stays on screen.
  const isOpen = order.standing.kind === 'open'
  const isOrder = mustChoose(options, selection) === null && renewalOf(subscription, now()).kind === 'open'
  if (isOpen && !isOrder) return <Elsewhere to="/verlengen/sim-only" />

  const send = () => void order.submit({ ...changePayload(to, draft), ...startOf(terms) }, bundleItems(to))
  return (
    <Check terms={terms} order={order} send={send} button={copy.confirm} failed={copy.error} refused={copy.refused}>
      <Section title={copy.subscription}>
        <p className="muted">{copy.intro(dayInFull(startsOn), bindingPeriods[to.period].months)}</p>
        <Card>
          <OrderLines lines={bundleLines(to)} />
        </Card>
      </Section>
    </Check>
  )
}
